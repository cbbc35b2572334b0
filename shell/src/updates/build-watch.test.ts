import { createBuildWatch } from './build-watch';
import { checkEveryMs } from './domain/next-check';

const own = '0000000000000001';
const newer = '0000000000000002';

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function watchOf(fetchLatest: () => Promise<string | undefined>) {
  const fetched = jest.fn(fetchLatest);
  const noted: unknown[] = [];
  const watch = createBuildWatch({ own, fetchLatest: fetched, note: (error) => noted.push(error) });
  return { watch, fetched, noted };
}

beforeEach(() => jest.useFakeTimers({ now: 1000 }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a newer build is looked for every hour with the time as query, and offered until it is put off', async () => {
  const { watch, fetched } = watchOf(async () => newer);
  const stop = watch.start();
  await jest.advanceTimersByTimeAsync(checkEveryMs - 1);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls).toEqual([[1000 + checkEveryMs]]);
  expect(watch.offered()).toBe(newer);
  watch.putOff();
  expect(watch.offered()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(checkEveryMs);
  expect(watch.offered()).toBe(newer);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing runs while nobody sees the page, and a check that is due comes on return', async () => {
  const { watch, fetched } = watchOf(async () => own);
  const stop = watch.start();
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(2 * checkEveryMs);
  expect(fetched).not.toHaveBeenCalled();
  setHidden(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  setHidden(true);
  await jest.advanceTimersByTimeAsync(checkEveryMs - 1);
  setHidden(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(watch.offered()).toBeUndefined();
  stop();
});

test('a failure is noted and nothing else, and without network not even that', async () => {
  const { watch, noted } = watchOf(() => Promise.reject(new Error('unreachable')));
  expect(await watch.check()).toBe(false);
  expect(noted).toHaveLength(1);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await watch.check()).toBe(false);
  expect(noted).toHaveLength(1);
});

test('a host without records offers nothing and takes nothing back', async () => {
  const { watch } = watchOf(async () => undefined);
  expect(await watch.check()).toBe(false);
  expect(watch.offered()).toBeUndefined();
});
