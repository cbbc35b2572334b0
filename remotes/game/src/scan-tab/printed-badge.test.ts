import { printedClaimOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  readCode as code,
  eventProcess,
  noNetwork,
  scanThatCounted as scanned,
  scannerAddress,
  stageRunner as setUp,
} from './testing/staged-runner';

const counted = () => Promise.resolve(scanned);
const offline = () => Promise.reject(noNetwork);

describe('running a scan of a printed badge', () => {
  const badge = { rabbit: code.rabbit, slot: 1000, token: 'CQkJCQkJCQkJCQkJ', printed: true as const };
  const collected = { status: 'collected', scanned: { ...scanned, printed: true } };

  it('claims the badge, and holds no token: the staff confirm it', async () => {
    const { run, screens, claims, keptScans, heldTokens } = setUp([counted]);
    await run(badge);
    expect(screens.at(-1)).toEqual(collected);
    const secret = fromBase64Url(badge.token);
    const claim = printedClaimOf({
      process: eventProcess,
      rabbit: badge.rabbit,
      secret,
      address: scannerAddress,
    });
    expect(claims).toEqual([{ rabbit: badge.rabbit, claim: toBase64Url(claim) }]);
    expect([keptScans.read(), heldTokens.read()]).toEqual([[], []]);
  });

  it('keeps it without network, and sends it however late', async () => {
    const { run, screens, phone, keptScans } = setUp([offline, counted]);
    expect(await run(badge)).toBe('unsent');
    expect(keptScans.read()).toEqual([{ ...badge, readAt: phone.now }]);
    phone.now += 20 * 60_000;
    await run(badge);
    expect(screens.at(-1)).toEqual(collected);
  });

  it('asks the wallet for none where the event allows no badges', async () => {
    const { run, facts, phone, screens, approvals, posts } = setUp([]);
    phone.printed = 'none';
    Object.assign(facts, { printed: 'none' });
    await run(badge);
    expect(screens.at(-1)).toMatchObject({ status: 'refused', error: { code: 'badge.not-allowed' } });
    expect([approvals, posts]).toEqual([[], []]);
  });

  it('counts as soon as the staff have allowed badges, whatever this phone knows yet', async () => {
    const { run, facts, screens } = setUp([counted]);
    Object.assign(facts, { printed: 'none' });
    await run(badge);
    expect(screens.at(-1)).toEqual(collected);
  });

  it('is another message than that of a phone in the same slot', async () => {
    const { run, claims } = setUp([offline, counted]);
    await run(code);
    await run(badge);
    expect(claims).toEqual([
      expect.objectContaining({ slot: 1000 }),
      expect.not.objectContaining({ slot: 1000 }),
    ]);
  });
});
