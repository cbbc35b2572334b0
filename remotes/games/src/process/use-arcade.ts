import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

/** Returns the arcade's process and the client that reaches it; undefined where the network names none. */
export function useArcade(): ProcessPlace | undefined {
  const ao = useAo();
  const process = useNetwork().processes?.arcade;
  return useMemo(() => process && { ao, process }, [ao, process]);
}
