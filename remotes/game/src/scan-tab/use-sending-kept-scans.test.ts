import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type Deferred, deferred } from '@rainbow-rabbit/shared/waiting';
import { act, renderHook } from '@testing-library/react';
import { useSendingKeptScans } from './use-sending-kept-scans';

const waiting = [{ rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw', readAt: 0 }];

/** Sends a kept scan whose attempts end when the test says so. An attempt beside one under way does nothing. */
function setUp() {
  jest.useFakeTimers();
  const attempts: Deferred<void>[] = [];
  let isUnderWay = false;
  const run = async () => {
    if (isUnderWay) return 'behind' as const;
    isUnderWay = true;
    const attempt = deferred<void>();
    attempts.push(attempt);
    await attempt.promise;
    isUnderWay = false;
    return 'unsent' as const;
  };
  renderHook(() => useSendingKeptScans({ waiting, isFree: true, run }));
  return {
    attempts,
    end: (index: number) => act(async () => attempts[index]?.resolve()),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

const networkComesBack = () => act(async () => void window.dispatchEvent(new Event('online')));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tries again at intervals, also when nothing about the scans has changed', async () => {
  const { attempts, pass, end } = setUp();
  await pass(0);
  await end(0);
  await pass(4999);
  expect(attempts).toHaveLength(1);
  await pass(1);
  expect(attempts).toHaveLength(2);
});

it('tries again after an attempt that lasts longer than the interval', async () => {
  const { attempts, pass, end } = setUp();
  await pass(20_000);
  expect(attempts).toHaveLength(1);
  await end(0);
  await pass(5000);
  expect(attempts).toHaveLength(2);
});

it('tries at once when the network comes back', async () => {
  const { attempts, pass, end } = setUp();
  await pass(0);
  await end(0);
  await pass(100);
  await networkComesBack();
  expect(attempts).toHaveLength(2);
});

it('tries again as soon as an attempt ends during which the network came back', async () => {
  const { attempts, pass, end } = setUp();
  await pass(0);
  await networkComesBack();
  expect(attempts).toHaveLength(1);
  await end(0);
  await pass(0);
  expect(attempts).toHaveLength(2);
  await end(1);
  await pass(4999);
  expect(attempts).toHaveLength(2);
});

it('waits longer from failure to failure, until the network comes back', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { attempts, pass, end } = setUp();
  await pass(0);
  await end(0);
  for (const [index, pause] of [5000, 10_000, 20_000, 20_000].entries()) {
    await pass(pause - 1);
    expect(attempts).toHaveLength(index + 1);
    await pass(1);
    expect(attempts).toHaveLength(index + 2);
    await end(index + 1);
  }
  await networkComesBack();
  await end(5);
  await pass(5000);
  expect(attempts).toHaveLength(7);
});
