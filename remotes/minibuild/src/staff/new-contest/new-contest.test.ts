import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { newContest } from './new-contest';

const address = 'O'.repeat(43);
const fresh = { phase: 'draft', staff: [address] } as unknown as ContestInfo;

test('a draft belongs to the first of its staff as a new contest', () => {
  expect(newContest.isNew(fresh, address)).toBe(true);
});

test.each([{ phase: 'open' }, { staff: ['X'.repeat(43), address] }])(
  '%j is no new contest of this address',
  (part) => {
    expect(newContest.isNew({ ...fresh, ...part } as ContestInfo, address)).toBe(false);
  },
);
