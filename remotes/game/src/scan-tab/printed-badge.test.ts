import { printedClaimOf } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  scannerAddress as address,
  readCode as code,
  noNetwork as offline,
  scanThatCounted as scanned,
  stageRunner as setUp,
} from './testing/staged-runner';

describe('running a scan of a printed badge', () => {
  const badge = { rabbit: code.rabbit, slot: 1000, token: 'CQkJCQkJCQkJCQkJ', printed: true as const };
  const ofBadge = { ...scanned, printed: true };

  it('claims the badge, and holds no token: the staff confirm it', async () => {
    const { run, events, claims, keptScans, heldTokens } = setUp([() => Promise.resolve(scanned)]);
    await run(badge);
    expect(events.at(-1)).toEqual({ type: 'collected', scanned: ofBadge, isBackground: false });
    const secret = fromBase64Url(badge.token);
    const claim = printedClaimOf({
      process: 'A'.repeat(43) as ProcessId,
      rabbit: badge.rabbit,
      secret,
      address,
    });
    expect(claims).toEqual([{ rabbit: badge.rabbit, claim: toBase64Url(claim) }]);
    expect(keptScans.read()).toEqual([]);
    expect(heldTokens.read()).toEqual([]);
  });

  it('keeps it without network, and sends it however late', async () => {
    const me = () => Promise.resolve({ registered: false as const, at: 1 });
    const { run, events, phone, keptScans } = setUp(
      [() => Promise.reject(offline), () => Promise.resolve(scanned)],
      me,
    );
    await run(badge);
    expect(events.at(-1)).toMatchObject({ type: 'kept' });
    expect(keptScans.read()).toEqual([{ ...badge, readAt: phone.now, sentBy: address }]);
    phone.now += 20 * 60_000;
    await run(badge);
    expect(events.at(-1)).toEqual({ type: 'collected', scanned: ofBadge, isBackground: true });
  });

  it('asks the wallet for none where the event allows no badges', async () => {
    const { run, facts, phone, events, approvals, posts } = setUp([]);
    phone.printed = 'none';
    Object.assign(facts, { printed: 'none' });
    await run(badge);
    expect(events.at(-1)).toMatchObject({ type: 'refused', error: { code: 'badge.not-allowed' } });
    expect([approvals, posts]).toEqual([[], []]);
  });

  it('counts as soon as the staff have allowed badges, whatever this phone knows yet', async () => {
    const { run, facts, events } = setUp([() => Promise.resolve(scanned)]);
    Object.assign(facts, { printed: 'none' });
    await run(badge);
    expect(events.at(-1)).toMatchObject({ type: 'collected' });
  });

  it('is another attempt than that of a phone in the same slot', async () => {
    const { run, claims } = setUp([() => Promise.reject(offline), () => Promise.resolve(scanned)], () =>
      Promise.resolve({ registered: false as const, at: 1 }),
    );
    await run(code);
    await run(badge);
    expect(claims).toEqual([
      expect.objectContaining({ slot: 1000 }),
      expect.not.objectContaining({ slot: 1000 }),
    ]);
  });
});
