import {
  type Making,
  type MakingState,
  makeNewProcess,
  useMaking,
} from '@rainbow-rabbit/parts/console/making';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { rememberOwnContest } from '../own-contests';
import { contestMakingStore } from './making-store';
import { newContest } from './new-contest';

/**
 * Makes a contest with the wallet of the person at the console, one at a time in all tabs.
 * @param onMade gets the process of the new contest
 */
export function useMakingContest(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The contest that is being made, or was begun in an earlier visit. */
  begun: Making | undefined;
  /** Makes a contest of this name, or goes on with the contest that was begun. */
  make: (name: string) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
  const ao = useAo();
  const kept = useMemo(() => contestMakingStore(address), [address]);
  const begun = useKeptValue(kept);
  const { state, begin } = useMaking<Making>({
    lock: `new-contest.${address}`,
    kept,
    make: (onStep) => makeNewProcess(newContest, { ao, network, signer, kept, onStep }),
    remember: (process, { name }) => rememberOwnContest({ process, name }),
    onMade,
  });
  return { state, begun, make: (name) => begin(() => ({ name, acts: [] })) };
}
