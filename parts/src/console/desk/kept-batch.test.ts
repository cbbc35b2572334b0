import { makeTickets } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  batchNumbers,
  isUsed,
  keptBatch,
  nextTicket,
  ticketsOfBatch,
  withShared,
  withShown,
} from './kept-batch.domain';

const process = 'A'.repeat(43) as ProcessId;
let byte = 0;
const made = makeTickets({
  process,
  batch: 2,
  count: 11,
  random: (bytes) => Uint8Array.from({ length: bytes }, () => byte++ & 0xff),
});
const kept = keptBatch(made);

test('a kept batch gives the tickets that it was made of', () => {
  expect(ticketsOfBatch(process, kept)).toEqual(made);
  expect(() => ticketsOfBatch(process, { ...kept, count: 12 })).toThrow(RangeError);
});

test('a ticket is used when its bit is set', () => {
  const bits = Uint8Array.of(0b0000_0010, 0b0000_0001);
  expect([0, 1, 2, 7, 8, 9, 99].filter((index) => isUsed(bits, index))).toEqual([1, 8]);
  expect(isUsed(undefined, 0)).toBe(false);
});

test('no ticket is shown twice, whatever order they are asked in', () => {
  const shown: number[] = [];
  let batch = kept;
  for (let index = nextTicket(batch); index !== undefined; index = nextTicket(batch)) {
    shown.push(index);
    batch = withShown(batch, index);
  }
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(withShown(batch, 3)).toEqual(batch);
});

test('used tickets are passed over', () => {
  expect(nextTicket(kept, Uint8Array.of(0b0000_0111))).toBe(3);
  expect(nextTicket(kept, Uint8Array.of(0xff, 0xff))).toBeUndefined();
});

test('tickets that went out on paper are not shown on the screen, and those that were shown are not on paper', () => {
  const shared = withShared(withShown(kept, 3));
  expect(nextTicket(shared)).toBeUndefined();
  expect(batchNumbers(shared, Uint8Array.of(0b1000_0001))).toEqual({ shown: 4, shared: 7, left: 0, used: 2 });
  expect(withShared(shared)).toEqual(shared);
  expect(batchNumbers(kept)).toEqual({ shown: 0, shared: 0, left: 11, used: 0 });
});
