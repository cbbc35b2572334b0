import type { RabbitId, Scanned } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { patienceMs } from './scan-runner';
import {
  readCode as code,
  noNetwork,
  scanThatCounted as scanned,
  stageRunner as setUp,
} from './testing/staged-runner';

const counted = () => Promise.resolve(scanned);

describe('a scan whose answer does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const otherCode = { ...code, rabbit: 8 as RabbitId };
  const other = { ...scanned, rabbit: otherCode.rabbit };

  it('is a kept one as soon as the player has waited long enough, and its sending goes on', async () => {
    const answer = deferred<Scanned>();
    const { run, wallet, scans, screens, posts, keptScans } = setUp([
      () => answer.promise,
      () => Promise.resolve(other),
    ]);
    wallet.isApprovedAhead = true;
    const end = run(code);
    await jest.advanceTimersByTimeAsync(patienceMs - 1);
    expect(screens.at(-1)).toEqual({ status: 'sending', code });
    await jest.advanceTimersByTimeAsync(1);
    expect(await end).toBe('behind');
    expect(screens.at(-1)).toEqual({ status: 'looking' });
    expect(keptScans.read()).toMatchObject([code]);

    expect(await run(code)).toBe('behind');
    expect(await run(otherCode)).toBeUndefined();
    answer.resolve(scanned);
    await jest.advanceTimersByTimeAsync(0);
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned: other });
    scans.dispatch({ type: 'look-again' });
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
    expect(posts).toHaveLength(2);
    expect(keptScans.read()).toEqual([]);
  });

  it('is sent again behind when its attempt ends without an answer', async () => {
    const answer = deferred<Scanned>();
    const { run, scans, screens, approvals } = setUp([() => answer.promise, counted]);
    const end = run(code);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(await end).toBe('behind');
    answer.reject(noNetwork);
    await jest.advanceTimersByTimeAsync(0);
    expect(scans.read().attempts.get(code.rabbit)).toEqual({ code, status: 'unsent' });
    expect(await run(code, false)).toBeUndefined();
    expect(screens.slice(-2)).toEqual([{ status: 'looking' }, { status: 'collected', scanned }]);
    expect(approvals).toHaveLength(1);
  });

  it('is waited for as long as the wallet asks', async () => {
    const { run, wallet, screens } = setUp([counted]);
    const asked = deferred<void>();
    wallet.answer = () => asked.promise;
    const end = run(code);
    await jest.advanceTimersByTimeAsync(10 * patienceMs);
    expect(screens.at(-1)).toEqual({ status: 'approving', code });
    asked.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(await end).toBeUndefined();
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
  });

  it('asks the player nothing once it is kept', async () => {
    const answer = deferred<Scanned>();
    const { run, approvals, scans } = setUp([() => Promise.reject(noNetwork), () => answer.promise]);
    await run(code);
    const newer = { ...code, slot: code.slot + 1 };
    const end = run(newer);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(await end).toBe('behind');
    answer.reject(new AppError('scan.stale'));
    await jest.advanceTimersByTimeAsync(0);
    expect(approvals).toHaveLength(1);
    expect(scans.read().attempts.get(code.rabbit)).toEqual({ code: newer, status: 'needs-player' });
  });
});
