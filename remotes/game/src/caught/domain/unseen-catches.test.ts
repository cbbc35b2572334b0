import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { tellCatches, unseenCatches } from './unseen-catches';

const now = 10_000_000;
const one = { rabbit: 3 as RabbitId, slot: 7, at: now - 1000 };
const old = { rabbit: 4 as RabbitId, slot: 1, at: now - 10 * 60_000 };

it('tells a recent scan once, and an old one never', () => {
  expect(unseenCatches([one, old], [], now)).toEqual([one]);
  expect(unseenCatches([one], tellCatches([], [one]), now)).toEqual([]);
  expect(unseenCatches([{ ...one, slot: 8 }], tellCatches([], [one]), now)).toHaveLength(1);
});

it('forgets the oldest of those that were told', () => {
  const many = Array.from({ length: 70 }, (_, slot) => ({ ...one, slot }));
  const told = tellCatches([], many);
  expect(told).toHaveLength(64);
  expect(told.at(-1)).toBe('3.69');
});
