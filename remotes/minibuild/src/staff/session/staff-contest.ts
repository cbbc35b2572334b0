import type { ProcessSecret } from '@rainbow-rabbit/parts/console/secret';
import { consoleProcesses } from '@rainbow-rabbit/parts/console/session';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import {
  type Contest,
  type ContestInfo,
  type ProcessPlace,
  readContest,
  readContestInfo,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';

/** Other staff, judges and participants change a contest, too. */
const everyMs = 20_000;

/** The contests that were made or opened in this browser's console. */
export const ownContests = consoleProcesses(['minibuild-staff', 'contests']);

/** The state of a contest that the console shows: the staff's glance, and all that its public front page shows. */
export interface StaffContestState {
  info: ContestInfo;
  front: Contest;
}

/** The contest of the console, for its sections. */
export interface StaffContest extends StaffContestState {
  /** The contest's process, for the functions of its client. */
  contest: ProcessPlace;
  secret: ProcessSecret;
  /** The name that the contest was made with in this browser, until it has one in the ledger. */
  madeName?: string | undefined;
  /** Asks the process again now. */
  refresh: () => Promise<void>;
}

/** The contest around a section of the console. */
export const [StaffContestContext, useStaffContest] = neededContext<StaffContest>('StaffContestContext');

/** Reads a contest for the console while it is on the screen. */
export function useContestOfStaff(process: ProcessId): {
  contest: ProcessPlace;
  live: LiveReading<StaffContestState>;
} {
  const ao = useAo();
  const contest = useMemo(() => ({ ao, process }), [ao, process]);
  const live = useReading({
    key: `contest.${process}`,
    everyMs,
    read: async (options) => {
      const [info, front] = await Promise.all([
        readContestInfo(contest, options),
        readContest(contest, undefined, options),
      ]);
      return { info, front };
    },
  });
  return { contest, live };
}
