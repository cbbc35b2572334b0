import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { messageName } from '@rainbow-rabbit/processes/common/client';
import {
  claimWindowEnd,
  defaultClaimWindowMs,
  type RabbitId,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { waitFor } from '@testing-library/react';
import { scanIdentity } from '../kept-scans/domain/kept-scans';
import {
  readCode as code,
  eventProcess,
  noNetwork,
  scannersRabbit as own,
  scanThatCounted as scanned,
  scannerAddress,
  stageRunner as setUp,
} from './testing/staged-runner';

const counted = () => Promise.resolve(scanned);
const offline = () => Promise.reject(noNetwork);
const stale = () => Promise.reject(new AppError('scan.stale'));
const newer = { ...code, slot: code.slot + 1 };
const inOutbox = () => browserOutbox.read(messageName(eventProcess, scannerAddress, scanIdentity(code)));

describe('running a scan', () => {
  it('asks the wallet, sends, and holds the token back for its disclosure', async () => {
    const { run, screens, keptScans, heldTokens } = setUp([counted]);
    expect(await run(code)).toBeUndefined();
    expect(screens).toEqual([
      { status: 'sending', code },
      { status: 'approving', code },
      { status: 'sending', code },
      { status: 'collected', scanned },
    ]);
    expect([keptScans.read(), inOutbox()]).toEqual([[], undefined]);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('keeps a scan without an answer, and brings the same message to its answer without a second approval', async () => {
    const { run, screens, claims, approvals, keptScans } = setUp([offline, counted]);
    expect(await run(code)).toBe('unsent');
    expect(screens.at(-1)).toEqual({ status: 'looking' });
    expect([keptScans.read()?.length, inOutbox()?.isPosted]).toEqual([1, true]);
    await run(code);
    expect(screens.slice(-2)).toEqual([{ status: 'looking' }, { status: 'collected', scanned }]);
    expect(claims[1]).toEqual(claims[0]);
    expect(approvals).toHaveLength(1);
  });

  it('finds that a scan whose answer got lost has counted, and posts nothing again', async () => {
    const { run, screens, posts } = setUp([offline, counted]);
    await run(code);
    await run(code);
    expect(posts).toHaveLength(1);
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
  });

  it('finds that also after a reload, whatever the player’s page knows, and holds its token', async () => {
    const { run, facts, posts, approvals, answers, open, keptScans, heldTokens } = setUp([
      () => new Promise(() => undefined),
    ]);
    void run(code);
    await waitFor(() => expect(posts).toHaveLength(1));

    facts.player.collected = [{ ...code, colour: 'green' }] as unknown as typeof facts.player.collected;
    answers.push(counted);
    const reopened = open();
    expect(await reopened.run(code, false)).toBeUndefined();
    expect(reopened.screens).toEqual([{ status: 'looking' }, { status: 'collected', scanned }]);
    expect([posts.length, approvals.length, keptScans.read()]).toEqual([1, 1, []]);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('asks the ledger about a sent scan whose window is over, as it may have counted', async () => {
    const { run, phone, screens, approvals, heldTokens } = setUp([offline, offline, stale]);
    await run(code);
    phone.now = claimWindowEnd(code.slot, defaultClaimWindowMs);
    expect(await run(code)).toBe('unsent');
    expect(await run(code)).toBeUndefined();
    expect(screens.at(-1)).toMatchObject({ status: 'refused', error: { code: 'scan.stale' } });
    expect([approvals.length, inOutbox()]).toEqual([1, undefined]);
    expect(heldTokens.read()).toEqual([code]);
  });

  it('never lets a token ride again after the scan that carried it failed', async () => {
    const held = { rabbit: 9 as RabbitId, slot: 900, token: 'AwMDAwMDAwMDAw' };
    const { run, ledgerClock, claims, heldTokens } = setUp([offline, counted]);
    heldTokens.write([held]);
    ledgerClock.hear(code.slot * slotMs);
    await run(code);
    await run({ ...code, rabbit: 8 as RabbitId });
    expect(claims.map(({ disclosures }) => disclosures)).toEqual([[held], undefined]);
    expect(heldTokens.read()).toContainEqual({ ...held, ridesNoMore: true });
  });

  it('drops a scan that the process refuses', async () => {
    const { run, screens, keptScans, heldTokens } = setUp([
      () => Promise.reject(new AppError('rabbit.colour-collected')),
    ]);
    await run(code);
    const error = { code: 'rabbit.colour-collected' };
    expect(screens.at(-1)).toMatchObject({ status: 'refused', code, error, canRetry: false });
    expect([keptScans.read(), heldTokens.read(), inOutbox()]).toEqual([[], [], undefined]);
  });

  it('offers another try when the wallet was refused', async () => {
    const { run, wallet, screens, posts } = setUp([]);
    const error = new AppError('wallet.declined');
    wallet.answer = () => Promise.reject(error);
    await run(code);
    expect(screens.at(-1)).toEqual({ status: 'refused', code, error, canRetry: true });
    expect(posts).toEqual([]);
  });

  it('never sends a scan that is too old for the ledger', async () => {
    const { run, ledgerClock, screens, approvals } = setUp([]);
    ledgerClock.hear(claimWindowEnd(code.slot, defaultClaimWindowMs));
    await run(code);
    expect(approvals).toEqual([]);
    const error = new AppError('scan.stale');
    expect(screens.at(-1)).toEqual({ status: 'refused', code, error, canRetry: false });
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
    const { run, phone, ledgerClock, claims, heldTokens } = setUp([counted, counted, counted]);
    const fresh = { ...code, slot: code.slot + fiveMinutes / slotMs };
    phone.now += fiveMinutes;
    heldTokens.write([held]);
    // The ledger's time is unknown yet, as after a reload.
    await run(fresh);
    const windowEnd = claimWindowEnd(held.slot, defaultClaimWindowMs);
    ledgerClock.hear(windowEnd - 1);
    await run({ ...fresh, rabbit: 8 as RabbitId });
    ledgerClock.hear(windowEnd + slotMs);
    await run({ ...fresh, rabbit: 6 as RabbitId });
    expect(claims.map(({ disclosures }) => disclosures)).toEqual([undefined, undefined, [held]]);
  });

  it('sends a scan in time although the clock of this phone is too fast', async () => {
    const { run, phone, ledgerClock, screens } = setUp([counted]);
    phone.now += 600_000;
    ledgerClock.hear(code.slot * slotMs);
    await run(code);
    expect(screens.at(-1)).toMatchObject({ status: 'collected' });
  });

  it('sends a scan in time although the clock of this phone is known to be too fast, and no reply came yet', async () => {
    const { run, phone, ledgerClock, claims } = setUp([counted]);
    jest.spyOn(ledgerClock, 'skew').mockReturnValue({ atLeast: 600_000, atMost: 601_000, since: 0 });
    phone.now += 600_000;
    await run(code);
    expect(claims).toHaveLength(1);
  });

  it('posts nothing for a token that the check refused, and forgets it', async () => {
    const { run, screens, posts, verdicts, keptScans, heldTokens } = setUp([]);
    const error = new AppError('scan.not-genuine');
    verdicts.push({ status: 'refused', error });
    await run(code);
    expect(posts).toEqual([]);
    expect(screens.at(-1)).toEqual({ status: 'refused', code, error, canRetry: false });
    expect([keptScans.read(), heldTokens.read()]).toEqual([[], []]);
  });

  it('checks a kept scan before it is sent, and keeps nothing of one that is made up', async () => {
    const { run, screens, posts, verdicts, keptScans } = setUp([offline]);
    verdicts.push({ status: 'unchecked' });
    await run(code);
    expect(keptScans.read()).toHaveLength(1);
    verdicts.push({ status: 'refused', error: new AppError('scan.not-genuine') });
    await run(code);
    expect(posts).toHaveLength(1);
    expect(screens.at(-1)).toMatchObject({ status: 'refused' });
    expect([keptScans.read(), inOutbox()]).toEqual([[], undefined]);
  });

  it('asks neither wallet nor ledger for a scan that is known to fail', async () => {
    const { run, screens, approvals, keptScans } = setUp([]);
    keptScans.write([{ ...code, rabbit: own, readAt: 0 }]);
    await run({ ...code, rabbit: own });
    expect(approvals).toEqual([]);
    expect(screens.at(-1)).toMatchObject({ status: 'refused', error: { code: 'rabbit.own' } });
    expect(keptScans.read()).toEqual([]);
  });

  it('does not begin the same rabbit twice at once', async () => {
    const { run, claims } = setUp([counted]);
    await Promise.all([run(code), run(code)]);
    expect(claims).toHaveLength(1);
  });

  it('asks nothing of what is approved ahead, and says so', async () => {
    const { run, wallet, screens, approvals } = setUp([counted]);
    wallet.isApprovedAhead = true;
    await run(code, false);
    expect(approvals).toEqual([]);
    expect(screens).toEqual([
      { status: 'looking' },
      { status: 'sending', code },
      { status: 'collected', scanned },
    ]);
  });

  it('leaves a scan to the player for which it may not ask, until they tap', async () => {
    const { run, screens, approvals, keptScans } = setUp([counted]);
    expect(await run(code, false)).toBe('needs-player');
    expect([approvals, screens]).toEqual([[], [{ status: 'looking' }]]);
    expect(keptScans.read()).toHaveLength(1);
    expect(await run(code, true)).toBeUndefined();
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
  });
});

describe('a newer code of a rabbit whose claim has no answer', () => {
  it('is not claimed where the claim has counted', async () => {
    const { run, screens, claims, approvals, keptScans } = setUp([offline, counted]);
    await run(code);
    await run(newer);
    expect(claims.map(({ slot }) => slot)).toEqual([code.slot, code.slot]);
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
    expect([approvals.length, keptScans.read()]).toEqual([1, []]);
  });

  it('is claimed once the ledger has refused the claim', async () => {
    const { run, screens, claims, approvals, heldTokens } = setUp([offline, stale, counted]);
    await run(code);
    await run(newer);
    expect(claims.map(({ slot }) => slot)).toEqual([code.slot, code.slot, newer.slot]);
    expect(screens.at(-1)).toEqual({ status: 'collected', scanned });
    expect(approvals).toHaveLength(2);
    expect(heldTokens.read()).toContainEqual(newer);
  });

  it('is not asked for once its own window is over', async () => {
    const { run, phone, screens, approvals } = setUp([offline, stale]);
    await run(code);
    phone.now = claimWindowEnd(newer.slot, defaultClaimWindowMs);
    await run(newer);
    expect(screens.at(-1)).toMatchObject({ status: 'refused', error: { code: 'scan.stale' } });
    expect(approvals).toHaveLength(1);
  });

  it('takes its place among the kept scans while there is no answer', async () => {
    const { run, claims, keptScans } = setUp([offline, offline]);
    await run(code);
    expect(await run(newer)).toBe('unsent');
    expect(keptScans.read()).toMatchObject([newer]);
    expect(new Set(claims.map(({ claim }) => claim)).size).toBe(1);
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
    expect(opened.screens.at(-1)).toEqual({ status: 'approving', code });
    return { ...opened, end };
  }

  it('is taken back when another tab has settled the scan', async () => {
    const { end, keptScans, screens, posts } = await ask();
    keptScans.write([]);
    expect(await end).toBeUndefined();
    expect(screens.at(-1)).toEqual({ status: 'looking' });
    expect(posts).toEqual([]);
  });

  it('is taken back when the window of the scan is over', async () => {
    jest.useFakeTimers();
    const { end, phone, screens, keptScans } = await ask();
    phone.now = claimWindowEnd(code.slot, defaultClaimWindowMs);
    await jest.advanceTimersByTimeAsync(defaultClaimWindowMs + slotMs);
    jest.useRealTimers();
    expect(await end).toBeUndefined();
    expect(screens.at(-1)).toMatchObject({ status: 'refused', error: { code: 'scan.stale' } });
    expect(keptScans.read()).toEqual([]);
  });

  it('is taken back when the player leaves the game, and the scan stays kept', async () => {
    const { end, withdraw, keptScans } = await ask();
    withdraw();
    await end;
    expect(keptScans.read()).toHaveLength(1);
  });
});
