import { createApprovalQueue } from './approval-queue';
import type { ApprovalAhead, ApprovalAsk } from './connector';

const tags = [{ name: 'Action', value: 'Scan' }];
const scan: ApprovalAsk = { kind: 'data-item', action: 'Scan', target: 'process', tags, data: '1' };
const disclose: ApprovalAsk = { ...scan, action: 'Disclose', data: '2' };
const ahead: readonly ApprovalAhead[] = [{ action: 'Scan' }];

function openQueue(kept = new Set<string>()) {
  let changes = 0;
  const queue = createApprovalQueue(() => changes++, kept);
  const answer = (approved: boolean, further?: readonly ApprovalAhead[]) =>
    queue.waiting()[0]?.resolve({ approved, ahead: further });
  return { ...queue, answer, kept, changes: () => changes };
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
  request?.resolve({ approved: true, ahead });
  expect(await answer).toBe(false);
  void queue.ask(scan);
  expect(queue.waiting()).toHaveLength(1);
});

it('shows what was asked, whoever changes the question or the list afterwards', () => {
  const queue = openQueue();
  const asked = { ...scan, tags: [{ name: 'Action', value: 'Scan' }] };
  void queue.ask(asked);
  Object.assign(asked, { data: 'ALL' });
  Object.assign(asked.tags[0] ?? {}, { value: 'Transfer' });
  const [request] = queue.waiting();
  expect(request).toMatchObject(scan);
  expect(() => Object.assign(request ?? {}, { data: 'ALL' })).toThrow(TypeError);
  expect(() => Object.assign(request?.tags?.[0] ?? {}, { value: 'Transfer' })).toThrow(TypeError);
});

describe('an approval ahead', () => {
  it('names its action by a text, not by an object that becomes one', async () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, [Object.assign({ action: { toJSON: () => 'Scan' } as unknown as string })]);
    void queue.ask(scan);
    expect(queue.waiting()).toHaveLength(1);
  });

  it('has the same names of tags, in any order and with any values', async () => {
    const queue = openQueue();
    const page = { name: 'Page', value: '1' };
    void queue.ask({ ...scan, tags: [...tags, page] });
    queue.answer(true, ahead);
    expect(await queue.ask({ ...scan, tags: [{ ...page, value: '2' }, ...tags] })).toBe(true);
  });

  it.each(['Quantity', 'amount', 'RECIPIENT'])('is never a message with the tag %s', (name) => {
    const queue = openQueue();
    const payment = { ...scan, tags: [...tags, { name, value: '1' }] };
    void queue.ask(payment);
    queue.answer(true, ahead);
    void queue.ask(payment);
    expect(queue.waiting()).toHaveLength(1);
  });

  it('is the same action on the same target, with any data', async () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, ahead);
    expect(await queue.ask({ ...scan, data: 'another' })).toBe(true);
  });

  it('may be of another action than the one that is answered', async () => {
    const queue = openQueue();
    void queue.ask({ ...scan, action: 'Register' });
    queue.answer(true, [...ahead, { action: 'Disclose' }]);
    expect(await Promise.all([queue.ask(scan), queue.ask(disclose)])).toEqual([true, true]);
    void queue.ask({ ...scan, action: 'Register' });
    expect(queue.waiting()).toMatchObject([{ action: 'Register' }]);
  });

  it('answers what waits already', async () => {
    const queue = openQueue();
    const answers = [queue.ask(scan), queue.ask({ ...scan, action: 'Rekey' }), queue.ask(scan)];
    queue.answer(true, ahead);
    expect(await Promise.all([answers[0], answers[2]])).toEqual([true, true]);
    expect(queue.waiting()).toMatchObject([{ action: 'Rekey' }]);
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
    queue.answer(true, ahead);
    void queue.ask({ ...scan, ...change });
    expect(queue.waiting()).toHaveLength(1);
  });

  it.each(['message', 'bytes', 'transaction'] as const)('is never given by a %s', (kind) => {
    const queue = openQueue();
    void queue.ask({ ...scan, kind });
    queue.answer(true, [{ action: 'Scan' }, { action: 'Disclose', isKept: true }]);
    void queue.ask({ ...scan, kind });
    void queue.ask(scan);
    expect(queue.waiting()).toHaveLength(2);
    expect(queue.kept.size).toBe(0);
  });

  it('is nothing that was refused', () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(false, ahead);
    void queue.ask(scan);
    expect(queue.waiting()).toHaveLength(1);
  });

  it('outlives the queue only if it is kept', async () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, [...ahead, { action: 'Disclose', isKept: true }]);
    const next = openQueue(queue.kept);
    expect(await next.ask(disclose)).toBe(true);
    void next.ask(scan);
    expect(next.waiting()).toMatchObject([{ action: 'Scan' }]);
    void next.ask({ ...disclose, target: 'token' });
    expect(next.waiting()).toHaveLength(2);
  });
});

describe('a consent to run a process', () => {
  const upload: ApprovalAsk = { kind: 'transaction', reward: '40' };
  const open: ApprovalAsk = { ...scan, action: 'Open' };

  /** A queue whose user runs the process, with the actions `Open` and `Pause` and uploads of one price. */
  function openRun() {
    const queue = openQueue();
    void queue.ask(open);
    const [request] = queue.waiting();
    request?.resolve({
      approved: true,
      ahead: [{ action: 'Open' }, { action: 'Pause' }],
      covers: ({ reward }) => reward === '40',
    });
    const isAsked = (ask: ApprovalAsk) =>
      queue.ask(ask, { isUnasked: true }).then(
        () => false,
        () => true,
      );
    return { ...queue, isAsked };
  }

  it('covers its acts of that process, and is named', async () => {
    const { isAsked, runs } = openRun();
    expect(runs()).toEqual(['process']);
    expect(await isAsked({ ...open, action: 'Pause', data: 'another' })).toBe(false);
  });

  it.each([
    ['another act of the process', { ...open, action: 'Ban' }],
    ['the same act of another process', { ...open, target: 'community' }],
    ['what the consent doesn’t cover', { ...upload, reward: '41' }],
  ])('covers nothing else: %s', async (_, ask) => {
    expect(await openRun().isAsked(ask as ApprovalAsk)).toBe(true);
  });

  it('covers what the consent says besides', async () => {
    expect(await openRun().isAsked(upload)).toBe(false);
  });

  it.each([
    ['it is taken back', (queue: ReturnType<typeof openRun>) => queue.endRun('process')],
    ['the connection ends', (queue: ReturnType<typeof openRun>) => queue.clear()],
  ])('is over when %s', async (_, end) => {
    const queue = openRun();
    end(queue);
    expect(queue.runs()).toEqual([]);
    expect([await queue.isAsked(open), await queue.isAsked(upload)]).toEqual([true, true]);
  });

  it('stays where another process is asked for again', async () => {
    const queue = openRun();
    queue.endRun('community');
    expect(await queue.isAsked(open)).toBe(false);
  });
});

describe('a question that must show nothing', () => {
  it('fails for what is not approved ahead', async () => {
    const queue = openQueue();
    await expect(queue.ask(scan, { isUnasked: true })).rejects.toThrow('wallet.approval-needed');
    expect(queue.changes()).toBe(0);
  });

  it('passes for what is', async () => {
    const queue = openQueue();
    void queue.ask(scan);
    queue.answer(true, ahead);
    expect(await queue.ask(scan, { isUnasked: true })).toBe(true);
  });
});

it('takes a question back whose reason is gone, and asks none of them', async () => {
  const queue = openQueue();
  const reason = new AbortController();
  const answers = [queue.ask(scan, { signal: reason.signal }), queue.ask(disclose)];
  reason.abort();
  await expect(answers[0]).rejects.toThrow('wallet.request-withdrawn');
  expect(queue.waiting()).toMatchObject([{ action: 'Disclose' }]);
  await expect(queue.ask(scan, { signal: reason.signal })).rejects.toThrow('wallet.request-withdrawn');
  expect(queue.waiting()).toHaveLength(1);
});

it('refuses everything and forgets everything when it is cleared', async () => {
  const queue = openQueue();
  void queue.ask({ ...scan, action: 'Me' });
  queue.answer(true, [{ action: 'Me' }]);
  const answers = [queue.ask(scan), queue.ask(scan)];
  queue.clear();
  expect(await Promise.all(answers)).toEqual([false, false]);
  void queue.ask({ ...scan, action: 'Me' });
  expect(queue.waiting()).toHaveLength(1);
});
