import { linkTo } from './trial-link';
import type { TrialAnswer } from './worker-messages';

function fakeWorker() {
  const events = new EventTarget();
  return {
    addEventListener: events.addEventListener.bind(events) as Worker['addEventListener'],
    removeEventListener: events.removeEventListener.bind(events) as Worker['removeEventListener'],
    postMessage: jest.fn(),
    terminate: jest.fn(),
    answer: (data: TrialAnswer) => events.dispatchEvent(new MessageEvent('message', { data })),
    break: () => events.dispatchEvent(new Event('error', { cancelable: true })),
  };
}

const question = { kind: 'attempt', messages: [] } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the answer, after any number of words about the progress', async () => {
  const worker = fakeWorker();
  const done: number[] = [];
  const asked = linkTo(worker).ask(question, 'results', 1000, (count) => done.push(count));
  expect(worker.postMessage).toHaveBeenCalledWith(question);
  worker.answer({ kind: 'progress', done: 1 });
  worker.answer({ kind: 'progress', done: 2 });
  worker.answer({ kind: 'results', results: [] });
  expect(await asked).toEqual({ kind: 'results', results: [] });
  expect(done).toEqual([1, 2]);
});

it('waits anew after each word of progress, and gives up after the last', async () => {
  const worker = fakeWorker();
  const asked = linkTo(worker).ask(question, 'results', 1000);
  const outcome = expect(asked).rejects.toMatchObject({ code: 'trial.too-long' });
  jest.advanceTimersByTime(900);
  worker.answer({ kind: 'progress', done: 1 });
  jest.advanceTimersByTime(900);
  worker.answer({ kind: 'progress', done: 2 });
  jest.advanceTimersByTime(1000);
  await outcome;
});

it.each([
  [
    'another answer',
    (worker: ReturnType<typeof fakeWorker>) => worker.answer({ kind: 'failed', reason: 'no' }),
  ],
  ['a broken worker', (worker: ReturnType<typeof fakeWorker>) => worker.break()],
])('fails with %s', async (_name, act) => {
  const worker = fakeWorker();
  const asked = linkTo(worker).ask(question, 'results', 1000);
  act(worker);
  await expect(asked).rejects.toMatchObject({ code: 'trial.ended', retryable: true });
});

it('rejects the question that is waiting when the worker is ended', async () => {
  const worker = fakeWorker();
  const link = linkTo(worker);
  const asked = link.ask(question, 'results', 1000);
  link.end();
  expect(worker.terminate).toHaveBeenCalled();
  await expect(asked).rejects.toMatchObject({ code: 'trial.ended' });
});
