import {
  claimWindowEnd,
  type DisclosureOutcome,
  defaultClaimWindowMs,
  type Player,
  type RabbitErrorCode,
  type RabbitId,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import {
  afterOutcomes,
  disclosable,
  holdToken,
  nextDisclosureAt,
  withoutConfirmed,
} from './held-tokens.domain';

const code = (rabbit: number, slot: number) => ({
  rabbit: rabbit as RabbitId,
  slot,
  token: `token-${rabbit}-${slot}`,
});
const outcome = (rabbit: number, slot: number, errorCode?: RabbitErrorCode): DisclosureOutcome => ({
  rabbit: rabbit as RabbitId,
  slot,
  confirmed: 0,
  struck: 0,
  ok: !errorCode,
  ...(errorCode && { code: errorCode }),
});

describe('tokens held back until they may be shown', () => {
  it('are never shown while their claim window is open', () => {
    const tokens = holdToken(holdToken([], code(1, 100)), code(2, 104));
    const firstEnd = claimWindowEnd(100, defaultClaimWindowMs);
    expect(disclosable(tokens, firstEnd, defaultClaimWindowMs)).toEqual([]);
    expect(disclosable(tokens, firstEnd + 10_000, defaultClaimWindowMs)).toEqual([code(1, 100)]);
    expect(nextDisclosureAt(tokens, defaultClaimWindowMs)).toBe(firstEnd + 10_000);
    expect(
      disclosable(tokens, claimWindowEnd(104, defaultClaimWindowMs) + 10_000, defaultClaimWindowMs),
    ).toHaveLength(2);
  });

  it('are never shown while the time of the ledger is unknown', () => {
    expect(disclosable(holdToken([], code(1, 100)), undefined, defaultClaimWindowMs)).toEqual([]);
  });

  it('go out oldest first and at most twenty at a time', () => {
    const tokens = Array.from({ length: 30 }, (_, i) => code(i, 200 - i)).reduce(holdToken, []);
    const shown = disclosable(tokens, claimWindowEnd(300, defaultClaimWindowMs), defaultClaimWindowMs);
    expect(shown).toHaveLength(20);
    expect(shown[0]?.slot).toBe(171);
  });

  it('are held once even if the same code is read twice', () => {
    expect(holdToken(holdToken([], code(1, 100)), code(1, 100))).toHaveLength(1);
    expect(nextDisclosureAt([], defaultClaimWindowMs)).toBeUndefined();
  });

  it('wait another slot when the ledger finds them early, and are dropped after any other answer', () => {
    const tokens = [code(1, 100), code(2, 100), code(3, 100), code(4, 100)];
    const left = afterOutcomes(
      tokens,
      [outcome(1, 100), outcome(2, 100, 'disclosure.early'), outcome(3, 100, 'disclosure.wrong')],
      50,
    );
    expect(left).toEqual([{ ...code(2, 100), notBefore: slotMs + 50 }, code(4, 100)]);
  });

  it('go alone when the process found them too much work beside others', () => {
    const left = afterOutcomes([code(1, 100), code(2, 101)], [outcome(2, 101, 'disclosure.too-costly')], 50);
    expect(disclosable(left, claimWindowEnd(300, defaultClaimWindowMs), defaultClaimWindowMs)).toEqual([
      code(2, 101),
    ]);
  });

  it('are dropped when another disclosure has confirmed the colour', () => {
    const entry = (rabbit: number, status: 'pending' | 'confirmed'): Player['collected'][number] => ({
      colour: 'green',
      rabbit: rabbit as RabbitId,
      nickname: 'Moss',
      slot: 100,
      at: 0,
      status,
    });
    const tokens = [code(1, 100), code(2, 100)];
    expect(withoutConfirmed(tokens, [entry(1, 'confirmed'), entry(2, 'pending')])).toEqual([code(2, 100)]);
    expect(withoutConfirmed(tokens, [entry(2, 'pending')])).toBe(tokens);
  });
});
