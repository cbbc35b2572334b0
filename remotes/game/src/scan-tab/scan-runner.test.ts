import {
  claimWindowEnd,
  defaultClaimWindowMs,
  type Me,
  type RabbitId,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { waitFor } from '@testing-library/react';
import {
  readCode as code,
  noNetwork as offline,
  reopenRunner as open,
  scannersRabbit as own,
  scannerWithColour as player,
  scanThatCounted as scanned,
  stageRunner as setUp,
} from './testing/staged-runner';

describe('running a scan', () => {
  it('asks the wallet, sends, and holds the token back for its disclosure', async () => {
    const { run, events, keptScans, heldTokens } = setUp([() => Promise.resolve(scanned)]);
    await run(code);
    expect(events).toEqual([
      { type: 'stage', stage: 'sending', code },
      { type: 'stage', stage: 'approving', code },
      { type: 'stage', stage: 'sending', code },
      { type: 'collected', scanned, isBackground: false },
    ]);
    expect(keptScans.read()).toEqual([]);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('keeps a scan that could not be sent, and sends the same message again without a second approval', async () => {
    const { run, events, claims, approvals, keptScans } = setUp(
      [() => Promise.reject(offline), () => Promise.resolve(scanned)],
      () => Promise.resolve({ registered: false, at: 1 }),
    );
    await run(code);
    expect(events.at(-1)).toEqual({ type: 'kept', code });
    expect(keptScans.read()).toHaveLength(1);
    await run(code);
    expect(events.at(-1)).toEqual({ type: 'collected', scanned, isBackground: true });
    expect(events.filter(({ type }) => type === 'stage')).toHaveLength(3);
    expect(claims[1]).toEqual(claims[0]);
    expect(approvals).toHaveLength(1);
  });

  it('finds that a scan whose answer got lost has counted', async () => {
    const { run, events, claims } = setUp([() => Promise.reject(offline)], () => Promise.resolve(player));
    await run(code);
    await run(code);
    expect(claims).toHaveLength(1);
    expect(events.at(-1)).toEqual({
      type: 'collected',
      scanned: { ...scanned, block: undefined },
      isBackground: true,
    });
  });

  it('finds after a reload that a scan whose answer got lost has counted, and holds its token', async () => {
    const closed = setUp([() => new Promise(() => undefined)]);
    void closed.run(code);
    await waitFor(() => expect(closed.posts).toHaveLength(1));

    const { run, facts, events, claims, approvals, keptScans, heldTokens } = open([], async () => player);
    facts.player.collected = player.collected;
    expect(await run(code, false)).toBe('settled');
    expect(events.at(-1)).toMatchObject({ type: 'collected' });
    expect([claims, approvals, keptScans.read()]).toEqual([[], [], []]);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('asks the ledger about a sent scan whose window is over, as it may have counted', async () => {
    const answers = [Promise.reject<Me>(offline), Promise.resolve<Me>({ registered: false, at: 1 })];
    const { run, phone, events, claims, heldTokens } = setUp(
      [() => Promise.reject(offline)],
      () => answers.shift() ?? Promise.reject(offline),
    );
    await run(code);
    phone.now = claimWindowEnd(code.slot, defaultClaimWindowMs);
    expect(await run(code)).toBe('unsent');
    expect(await run(code)).toBe('settled');
    expect(events.at(-1)).toMatchObject({ type: 'refused', error: { code: 'scan.stale' } });
    expect(claims).toHaveLength(1);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('never lets a token ride again after the scan that carried it failed', async () => {
    const held = { rabbit: 9 as RabbitId, slot: 900, token: 'AwMDAwMDAwMDAw' };
    const { run, ledgerClock, claims, heldTokens } = setUp([
      () => Promise.reject(offline),
      () => Promise.resolve({ ...scanned, rabbit: 8 as RabbitId }),
    ]);
    heldTokens.write([held]);
    ledgerClock.hear(code.slot * slotMs);
    await run(code);
    await run({ ...code, rabbit: 8 as RabbitId });
    expect(claims.map(({ disclosures }) => disclosures)).toEqual([[held], undefined]);
    expect(heldTokens.read()).toContainEqual({ ...held, ridesNoMore: true });
  });

  it('drops a scan that the process refuses', async () => {
    const error = new AppError('rabbit.colour-collected');
    const { run, events, keptScans, heldTokens } = setUp([() => Promise.reject(error)]);
    await run(code);
    expect(events.at(-1)).toEqual({ type: 'refused', code, error, canRetry: false, isBackground: false });
    expect(keptScans.read()).toEqual([]);
    expect(heldTokens.read() ?? []).toEqual([]);
  });

  it('offers another try when the wallet was refused', async () => {
    const error = new AppError('wallet.declined', { retryable: true });
    const { run, events } = setUp([() => Promise.reject(error)]);
    await run(code);
    expect(events.at(-1)).toEqual({ type: 'refused', code, error, canRetry: true, isBackground: false });
  });

  it('never sends a scan that is too old for the ledger', async () => {
    const { run, ledgerClock, events, claims } = setUp([]);
    ledgerClock.hear(claimWindowEnd(code.slot, defaultClaimWindowMs));
    await run(code);
    expect(claims).toEqual([]);
    expect(events).toEqual([
      {
        type: 'refused',
        code,
        error: new AppError('scan.stale'),
        canRetry: false,
        isBackground: false,
      },
    ]);
  });

  it('carries disclosures whose window has closed, and drops those that the process has taken', async () => {
    const taken = { rabbit: 3 as RabbitId, slot: 900, ok: true, confirmed: 1, struck: 0 };
    const { run, ledgerClock, claims, heldTokens } = setUp([
      () => Promise.resolve({ ...scanned, disclosed: [taken] }),
    ]);
    ledgerClock.hear(code.slot * slotMs);
    const early = { rabbit: 4 as RabbitId, slot: 999, token: 'BBBBBBBBBBBBBA' };
    heldTokens.write([{ rabbit: taken.rabbit, slot: 900, token: 'CCCCCCCCCCCCCA' }, early]);
    await run(code);
    expect(claims[0]?.disclosures).toEqual([{ rabbit: 3, slot: 900, token: 'CCCCCCCCCCCCCA' }]);
    expect(heldTokens.read()).toEqual([early, code]);
  });

  it('shows no token before its window closed on the ledger, however fast the clock of this phone', async () => {
    const fiveMinutes = 300_000;
    const held = { rabbit: 9 as RabbitId, slot: code.slot - 1, token: 'AwMDAwMDAwMDAw' };
    const next = { ...scanned, rabbit: 8 as RabbitId };
    const last = { ...scanned, rabbit: 6 as RabbitId };
    const { run, phone, ledgerClock, claims, heldTokens } = setUp([
      () => Promise.resolve(scanned),
      () => Promise.resolve(next),
      () => Promise.resolve(last),
    ]);
    const fresh = { ...code, slot: code.slot + fiveMinutes / slotMs };
    phone.now += fiveMinutes;
    heldTokens.write([held]);
    // The ledger's time is unknown yet, as after a reload.
    await run(fresh);
    const windowEnd = claimWindowEnd(held.slot, defaultClaimWindowMs);
    ledgerClock.hear(windowEnd - 1);
    await run({ ...fresh, rabbit: next.rabbit });
    ledgerClock.hear(windowEnd + slotMs);
    await run({ ...fresh, rabbit: last.rabbit });
    expect(claims.map(({ disclosures }) => disclosures)).toEqual([undefined, undefined, [held]]);
  });

  it('sends a scan in time although the clock of this phone is too fast', async () => {
    const { run, phone, ledgerClock, events } = setUp([() => Promise.resolve(scanned)]);
    phone.now += 600_000;
    ledgerClock.hear(code.slot * slotMs);
    await run(code);
    expect(events.at(-1)).toMatchObject({ type: 'collected' });
  });

  it('sends a scan in time although the clock of this phone is known to be too fast, and no reply came yet', async () => {
    const { run, phone, ledgerClock, claims } = setUp([() => Promise.resolve(scanned)]);
    jest.spyOn(ledgerClock, 'skew').mockReturnValue({ atLeast: 600_000, atMost: 601_000, since: 0 });
    phone.now += 600_000;
    await run(code);
    expect(claims).toHaveLength(1);
  });

  it('posts nothing for a token that the check refused, and forgets it', async () => {
    const { run, events, posts, verdicts, keptScans, heldTokens } = setUp([]);
    const error = new AppError('scan.not-genuine');
    verdicts.push({ status: 'refused', error });
    await run(code);
    expect(posts).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'refused', code, error, canRetry: false, isBackground: false });
    expect(keptScans.read()).toEqual([]);
    expect(heldTokens.read() ?? []).toEqual([]);
  });

  it('checks a kept scan before it is sent', async () => {
    const { run, events, posts, verdicts, keptScans } = setUp([() => Promise.reject(offline)], () =>
      Promise.resolve({ registered: false, at: 1 }),
    );
    verdicts.push({ status: 'unchecked' });
    await run(code);
    expect(keptScans.read()).toHaveLength(1);
    verdicts.push({ status: 'refused', error: new AppError('scan.not-genuine') });
    await run(code);
    expect(posts).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'refused', isBackground: true });
    expect(keptScans.read()).toEqual([]);
  });

  it('asks the ledger before it claims the same rabbit by a newer code', async () => {
    const { run, events, claims, keptScans } = setUp([() => Promise.reject(offline)], () =>
      Promise.resolve(player),
    );
    await run(code);
    await run({ ...code, slot: code.slot + 1 });
    expect(claims).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'collected', isBackground: false });
    expect(keptScans.read()).toEqual([]);
  });

  it('asks neither wallet nor ledger for a scan that is known to fail', async () => {
    const { run, events, claims, keptScans } = setUp([]);
    keptScans.write([{ ...code, rabbit: own, readAt: 0 }]);
    await run({ ...code, rabbit: own });
    expect(claims).toEqual([]);
    expect(events).toMatchObject([{ type: 'refused', error: { code: 'rabbit.own' } }]);
    expect(keptScans.read()).toEqual([]);
  });

  it('does not begin the same rabbit twice at once', async () => {
    const { run, claims } = setUp([() => Promise.resolve(scanned)]);
    await Promise.all([run(code), run(code)]);
    expect(claims).toHaveLength(1);
  });

  it('asks nothing of what is approved ahead, and says so', async () => {
    const { run, wallet, events, approvals } = setUp([() => Promise.resolve(scanned)]);
    wallet.isApprovedAhead = true;
    await run(code, false);
    expect(approvals).toEqual([]);
    expect(events).toEqual([
      { type: 'stage', stage: 'sending', code },
      { type: 'collected', scanned, isBackground: false },
    ]);
  });

  it('leaves a scan to the player for which it may not ask, until they tap', async () => {
    const { run, events, approvals, keptScans } = setUp([() => Promise.resolve(scanned)]);
    expect(await run(code, false)).toBe('needs-player');
    expect([approvals, events]).toEqual([[], []]);
    expect(keptScans.read()).toHaveLength(1);
    expect(await run(code, true)).toBe('settled');
    expect(events.at(-1)).toEqual({ type: 'collected', scanned, isBackground: false });
  });
});

describe('a question whose reason is gone', () => {
  /** A scan that waits for its player's answer. */
  async function ask() {
    const opened = setUp([]);
    const asked = deferred<void>();
    opened.wallet.answer = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const end = opened.run(code);
    await asked.promise;
    expect(opened.events.at(-1)).toEqual({ type: 'stage', stage: 'approving', code });
    return { ...opened, end };
  }

  it('is taken back when another tab has settled the scan', async () => {
    const { end, keptScans, events, posts } = await ask();
    keptScans.write([]);
    expect(await end).toBe('settled');
    expect(events.at(-1)).toEqual({ type: 'look-again' });
    expect(posts).toEqual([]);
  });

  it('is taken back when the window of the scan is over', async () => {
    jest.useFakeTimers();
    const { end, phone, events, keptScans } = await ask();
    phone.now = claimWindowEnd(code.slot, defaultClaimWindowMs);
    await jest.advanceTimersByTimeAsync(defaultClaimWindowMs + slotMs);
    jest.useRealTimers();
    expect(await end).toBe('settled');
    expect(events.at(-1)).toMatchObject({ type: 'refused', error: { code: 'scan.stale' } });
    expect(keptScans.read()).toEqual([]);
  });

  it('is taken back when the player leaves the game, and the scan stays kept', async () => {
    const { end, withdraw, keptScans } = await ask();
    withdraw();
    await end;
    expect(keptScans.read()).toHaveLength(1);
  });
});
