import { makeTickets } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { keptValue } from '../../kept';
import { dropBatch, keepBatch, takeTicket } from './batch-store';
import { keptBatch, keptBatchSchema } from './kept-batch.domain';

const process = 'A'.repeat(43) as ProcessId;
const placeOf = () => ({
  process,
  store: keptValue(['tickets', process], v.array(keptBatchSchema)),
});
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const made = keptBatch(makeTickets({ process, batch: 1, count: 3, random }));

beforeEach(() => localStorage.clear());

test('a ticket that was taken is taken, also after a reload', async () => {
  await keepBatch(placeOf(), made);
  const taken = await Promise.all([1, 2, 3, 4].map(() => takeTicket(placeOf(), made.root)));
  expect(taken).toEqual([0, 1, 2, undefined]);
  expect(placeOf().store.read()).toEqual([{ ...made, next: 3 }]);
});

test('a batch that this browser can’t write down is not kept, and says so', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keepBatch(placeOf(), made)).rejects.toMatchObject({ code: 'tickets.not-kept' });
  full.mockRestore();
  expect(placeOf().store.read() ?? []).toEqual([]);
});

test('a batch is kept once, and forgotten with its codes', async () => {
  await keepBatch(placeOf(), made);
  await keepBatch(placeOf(), made);
  expect(placeOf().store.read()).toHaveLength(1);
  await dropBatch(placeOf(), made.root);
  expect(JSON.stringify({ ...localStorage })).not.toContain(made.codes);
});
