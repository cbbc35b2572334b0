import type { Me, RabbitId, Scanned } from '@rainbow-rabbit/processes/rabbit/client';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { patienceMs } from './patience';
import {
  scannerAddress as address,
  readCode as code,
  noNetwork as offline,
  scanThatCounted as scanned,
  stageRunner as setUp,
} from './testing/staged-runner';

describe('a scan whose answer does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const otherCode = { ...code, rabbit: 8 as RabbitId };

  it('is a kept one as soon as the player has waited long enough, and its sending goes on', async () => {
    const answer = deferred<Scanned>();
    const { run, wallet, events, posts, keptScans } = setUp([
      () => answer.promise,
      () => Promise.resolve({ ...scanned, rabbit: otherCode.rabbit }),
    ]);
    wallet.isApprovedAhead = true;
    const end = run(code);
    await jest.advanceTimersByTimeAsync(patienceMs - 1);
    expect(events.at(-1)).toEqual({ type: 'stage', stage: 'sending', code });
    await jest.advanceTimersByTimeAsync(1);
    expect(await end).toBe('unsent');
    expect(events.at(-1)).toEqual({ type: 'kept', code });
    expect(keptScans.read()).toMatchObject([{ ...code, sentBy: address }]);

    expect(await run(code)).toBe('under-way');
    expect(await run(otherCode)).toBe('settled');
    answer.resolve(scanned);
    await jest.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toEqual({ type: 'collected', scanned, isBackground: true });
    expect(posts).toHaveLength(2);
    expect(keptScans.read()).toEqual([]);
  });

  it('is sent again behind when its attempt ends without an answer', async () => {
    const answer = deferred<Scanned>();
    const { run, events, approvals } = setUp([() => answer.promise, () => Promise.resolve(scanned)], () =>
      Promise.resolve({ registered: false, at: 1 }),
    );
    const end = run(code);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(await end).toBe('unsent');
    answer.reject(offline);
    await jest.advanceTimersByTimeAsync(0);
    expect(events.filter(({ type }) => type === 'kept')).toHaveLength(1);
    expect(await run(code, false)).toBe('settled');
    expect(events.at(-1)).toEqual({ type: 'collected', scanned, isBackground: true });
    expect(approvals).toHaveLength(1);
  });

  it('is waited for as long as the wallet asks', async () => {
    const { run, wallet, events } = setUp([() => Promise.resolve(scanned)]);
    const asked = deferred<void>();
    wallet.answer = () => asked.promise;
    const end = run(code);
    await jest.advanceTimersByTimeAsync(10 * patienceMs);
    expect(events.at(-1)).toEqual({ type: 'stage', stage: 'approving', code });
    asked.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(await end).toBe('settled');
    expect(events.at(-1)).toEqual({ type: 'collected', scanned, isBackground: false });
  });

  it('asks the player nothing once it is kept', async () => {
    const me = deferred<Me>();
    const { run, events, approvals } = setUp([() => Promise.reject(offline)], () => me.promise);
    await run(code);
    const newer = { ...code, slot: code.slot + 1 };
    const end = run(newer);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(await end).toBe('unsent');
    me.resolve({ registered: false, at: 1 });
    await jest.advanceTimersByTimeAsync(0);
    expect(approvals).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'kept', code: newer });
  });
});
