import { createApprovalQueue } from './approval-queue';
import type { ApprovalAsk } from './connector';

const tags = [{ name: 'Action', value: 'Scan' }];
const scan: ApprovalAsk = { kind: 'data-item', action: 'Scan', target: 'process', tags, data: '1' };

function openQueue() {
  let changes = 0;
  const queue = createApprovalQueue(() => changes++);
  return {
    ...queue,
    answer: (approved: boolean, remember?: boolean) => queue.waiting()[0]?.resolve({ approved, remember }),
    changes: () => changes,
  };
}

it('asks one thing after the other', async () => {
  const queue = openQueue();
  const answers = [queue.ask(scan), queue.ask({ ...scan, data: '2' })];
  expect(queue.waiting()).toMatchObject([{ data: '1' }, { data: '2' }]);
  queue.answer(true);
  expect(queue.waiting()).toMatchObject([{ data: '2' }]);
  queue.answer(false);
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect(queue.waiting()).toEqual([]);
  expect(queue.changes()).toBe(4);
});

it('hears one answer to each question', async () => {
  const queue = openQueue();
  const answer = queue.ask(scan);
  const [request] = queue.waiting();
  request?.resolve({ approved: false });
  request?.resolve({ approved: true, remember: true });
  expect(await answer).toBe(false);
  void queue.ask(scan);
  expect(queue.waiting()).toHaveLength(1);
});

describe('an approval in advance', () => {
  it('has the same names of tags, in any order and with any values', async () => {
    const queue = openQueue();
    const page = { name: 'Page', value: '1' };
    void queue.ask({ ...scan, tags: [...tags, page] });
    queue.answer(true, true);
    expect(await queue.ask({ ...scan, tags: [{ ...page, value: '2' }, ...tags] })).toBe(true);
  });

  it.each(['Quantity', 'amount', 'RECIPIENT'])('is never a message with the tag %s', (name) => {
    const queue = openQueue();
    const payment = { ...scan, tags: [...tags, { name, value: '1' }] };
    void queue.ask(payment);
    queue.answer(true, true);
    void queue.ask(payment);
    expect(queue.waiting()).toHaveLength(1);
  });

  it('is the same action on the same target, with any data', async () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, true);
    expect(await queue.ask({ ...scan, data: 'another' })).toBe(true);
  });

  it.each([
    ['another action', { action: 'Transfer' }],
    ['another target', { target: 'token' }],
    ['another amount', { tags: [...tags, { name: 'Quantity', value: '1000' }] }],
    ['no action', { action: undefined }],
    ['a transaction', { kind: 'transaction' as const }],
    ['a message', { kind: 'message' as const }],
  ])('is not %s', (_, change) => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, true);
    void queue.ask({ ...scan, ...change });
    expect(queue.waiting()).toHaveLength(1);
  });

  it('is never a message or transaction', () => {
    const queue = openQueue();
    const message: ApprovalAsk = { kind: 'message', data: 'hi' };
    void queue.ask(message);
    queue.answer(true, true);
    void queue.ask(message);
    expect(queue.waiting()).toHaveLength(1);
  });

  it('is nothing that was refused', () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(false, true);
    void queue.ask(scan);
    expect(queue.waiting()).toHaveLength(1);
  });
});

it('refuses everything and forgets everything when it is cleared', async () => {
  const queue = openQueue();
  void queue.ask({ ...scan, action: 'Me' });
  queue.answer(true, true);
  const answers = [queue.ask(scan), queue.ask(scan)];
  queue.clear();
  expect(await Promise.all(answers)).toEqual([false, false]);
  void queue.ask({ ...scan, action: 'Me' });
  expect(queue.waiting()).toHaveLength(1);
});
