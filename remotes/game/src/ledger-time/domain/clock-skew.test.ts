import { type ClockSkew, corrected, skewAfter } from './clock-skew';

const noon = 1_800_000_000_000;
const minute = 60_000;

/** The skew after replies to a phone that is ahead of the ledger, or behind if negative. */
const measured = (aheadMs: number, known?: ClockSkew, isRead = false) =>
  skewAfter(known, {
    at: noon + 300,
    heardAt: noon + 1000 + aheadMs,
    ...(!isRead && { signedAt: noon + aheadMs }),
  });

describe("the skew of a phone's clock", () => {
  it('is corrected when the phone is behind, by any reply', () => {
    const skew = measured(-5 * minute, undefined, true);
    const error = corrected(noon - 5 * minute, skew) - noon;
    expect(Math.abs(error)).toBeLessThanOrEqual(1000);
  });

  it('is corrected when the phone is ahead, by the reply to a message, as far as it would do harm', () => {
    const error = corrected(noon + 5 * minute, measured(5 * minute)) - noon;
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThanOrEqual(46_000);
  });

  it('is no skew when a read tells of a ledger that was quiet for long', () => {
    expect(corrected(noon, measured(60 * minute, undefined, true))).toBe(noon);
  });

  it('is no skew within what does no harm', () => {
    expect(corrected(noon, measured(30_000))).toBe(noon);
  });

  it('is narrowed by each reply', () => {
    const quiet = measured(5 * minute);
    const later = skewAfter(quiet, { at: noon, heardAt: noon + 90 * minute });
    expect(later).toEqual(quiet);
  });

  it.each([10, -10])('is measured anew after the clock was set, by %s minutes', (minutes) => {
    const before = measured(minutes * minute);
    expect(measured(0, before)).toEqual(measured(0));
    expect(corrected(noon, measured(0, before))).toBe(noon);
  });

  it('is forgotten after half a day', () => {
    const before = measured(5 * minute);
    const late = before.since + 12 * 60 * minute + 1;
    expect(skewAfter(before, { at: late, heardAt: late })).toEqual({ atMost: 0, since: late });
  });
});
