import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { useLedgerPlace } from '../../ledger/place';
import type { CheckPlace } from './read-check-facts';

/** Returns where a token is read and what it is compared with; the same object as long as these are. */
export function useCheckPlace(process: ProcessId): CheckPlace {
  const ao = useAo();
  const ledger = useLedgerPlace(process);
  const {
    ao: { spawn: network },
    events,
  } = useNetwork();
  return useMemo(() => {
    const isListedEvent = (event: string) =>
      events.some((each) => each.process === event && !each.isUnlisted);
    return { ao, process, ledger, network, isListedEvent };
  }, [ao, process, ledger, network, events]);
}
