import { nextWaitMs, poll } from './poll';
import { afterFailure, valueOf } from './use-polled';

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => jest.useRealTimers());

const show = (isVisible: boolean) => {
  isHidden = !isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('asks at once, then at intervals, until it is stopped', async () => {
  const attempt = jest.fn(async () => true);
  const stop = poll(5000, attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  show(true);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('asks less often the more often it fails', async () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => nextWaitMs(5000, failures) / 5000)).toEqual([
    1, 2, 4, 8, 12, 12,
  ]);
  const attempt = jest.fn(async () => false);
  const stop = poll(1000, attempt);
  await jest.advanceTimersByTimeAsync(1999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(4000);
  expect(attempt).toHaveBeenCalledTimes(3);
  stop();
});

test('rests while nobody can see the page, and asks at once when they can again', async () => {
  const attempt = jest.fn(async () => true);
  const stop = poll(1000, attempt);
  show(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  show(true);
  expect(attempt).toHaveBeenCalledTimes(2);
  stop();
});

test('never asks twice at a time', async () => {
  const attempt = jest.fn(() => new Promise<boolean>(() => undefined));
  const stop = poll(1000, attempt);
  show(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
});

test('the last answer stays while newer ones fail', () => {
  const stale = afterFailure({ status: 'current', value: 7 }, 'down');
  expect(stale).toEqual({ status: 'stale', value: 7, error: 'down' });
  expect(valueOf(afterFailure(stale, 'still down'))).toBe(7);
  expect(afterFailure({ status: 'loading' }, 'down')).toEqual({ status: 'failed', error: 'down' });
});
