import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { newEvent } from './new-event';

const address = 'O'.repeat(43);
const fresh = { phase: 'draft', players: 0, staff: [address] } as unknown as EventInfo;

test('a draft without players belongs to the first of its staff as a new event', () => {
  expect(newEvent.isNew(fresh, address)).toBe(true);
});

test.each([{ phase: 'open' }, { players: 1 }, { staff: ['X'.repeat(43), address] }])(
  '%j is no new event of this address',
  (part) => {
    expect(newEvent.isNew({ ...fresh, ...part } as EventInfo, address)).toBe(false);
  },
);
