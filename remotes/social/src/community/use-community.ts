import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

/** Returns the community's process and the client that reaches it; null where the network names no community. */
export function useCommunity(): ProcessPlace | null {
  const ao = useAo();
  const { community } = useNetwork();
  return useMemo(() => (community ? { ao, process: community } : null), [ao, community]);
}
