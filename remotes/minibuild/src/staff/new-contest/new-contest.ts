import type { NewConsoleProcess } from '@rainbow-rabbit/parts/console/making';
import {
  type ContestInfo,
  contestContactKey,
  readContestInfo,
} from '@rainbow-rabbit/processes/minibuild/client';
import { ownContests } from '../session/staff-contest';

/** The process of a contest, as the staff make it. */
export const newContest: NewConsoleProcess<ContestInfo> = {
  tag: 'rainbow-rabbit-contest',
  keptAs: ['minibuild-staff', 'new-contest'],
  own: ownContests,
  contactKeyOf: contestContactKey,
  source: async () => (await import('./process-source')).contestSource(),
  read: (place) => readContestInfo(place, { maxAgeMs: 0 }),
  isNew: ({ phase, staff }, address) => phase === 'draft' && staff[0] === address,
};
