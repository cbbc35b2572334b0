import type { NewProcess } from '@rainbow-rabbit/parts/console/making';
import { type ContestInfo, readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';

/** The process of a contest, as the staff make it. */
export const newContest: NewProcess<ContestInfo> = {
  tag: 'rainbow-rabbit-contest',
  source: async () => (await import('./process-source')).contestSource(),
  read: (place) => readContestInfo(place, { maxAgeMs: 0 }),
  isNew: ({ phase, staff }, address) => phase === 'draft' && staff[0] === address,
};
