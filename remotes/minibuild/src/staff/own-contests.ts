import { keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import * as v from 'valibot';

/** A contest that was made or opened in this browser's console. */
export interface OwnContest {
  process: ProcessId;
  /** The name that it was made with; the ledger's counts once there is one. */
  name: string;
}

const ownContests = keptValue(
  ['minibuild-staff', 'contests'],
  v.array(v.object({ process: keptId<ProcessId>(), name: v.string() })),
);

/** Keeps a contest for the console's list, in place of what is known of it. */
export function rememberOwnContest(contest: OwnContest): void {
  const others = (ownContests.read() ?? []).filter(({ process }) => process !== contest.process);
  ownContests.write([contest, ...others]);
}

/** Returns the name that a contest was made with in this browser. */
export function madeNameOf(process: ProcessId): string | undefined {
  return ownContests.read()?.find((contest) => contest.process === process)?.name || undefined;
}

/** Returns the contests of the console's list: those of this browser first, then the contest that the network names. */
export function useConsoleContests(): readonly OwnContest[] {
  const listed = useNetwork().processes?.minibuild;
  return useMemo(() => {
    const own = ownContests.read() ?? [];
    const isKnown = own.some(({ process }) => process === listed);
    return listed && !isKnown ? [...own, { process: listed, name: '' }] : own;
  }, [listed]);
}
