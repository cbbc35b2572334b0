import { makeTickets } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { batchStore, dropBatch, keepBatch, takeTicket } from './batch-store';
import { keptBatch } from './domain/kept-batch';

const process = 'A'.repeat(43) as ProcessId;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const made = keptBatch(makeTickets({ process, batch: 1, count: 3, random }));

beforeEach(() => localStorage.clear());

test('a ticket that was taken is taken, also after a reload', async () => {
  await keepBatch(process, made);
  const taken = await Promise.all([1, 2, 3, 4].map(() => takeTicket(process, made.root)));
  expect(taken).toEqual([0, 1, 2, undefined]);
  expect(batchStore(process).read()).toEqual([{ ...made, next: 3 }]);
});

test('a batch that this browser can’t write down is not kept, and says so', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keepBatch(process, made)).rejects.toMatchObject({ code: 'tickets.not-kept' });
  full.mockRestore();
  expect(batchStore(process).read() ?? []).toEqual([]);
});

test('a batch is kept once, and forgotten with its codes', async () => {
  await keepBatch(process, made);
  await keepBatch(process, made);
  expect(batchStore(process).read()).toHaveLength(1);
  await dropBatch(process, made.root);
  expect(JSON.stringify({ ...localStorage })).not.toContain(made.codes);
});
