import { shakesOf, tonesOf } from './feedback.domain';

const moments = Object.keys(tonesOf) as (keyof typeof tonesOf)[];

describe('the feedback of a moment', () => {
  it.each(moments)('of %s is soon over, and of tones that small loudspeakers can play', (moment) => {
    for (const { pitch, at, lasts } of tonesOf[moment]) {
      expect(at + lasts).toBeLessThanOrEqual(1300);
      expect(pitch).toBeGreaterThanOrEqual(250);
      expect(pitch).toBeLessThanOrEqual(1100);
    }
    expect(shakesOf[moment].reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(1300);
  });

  it('tells each moment from the others, by ear and by hand', () => {
    const patterns = moments.map((moment) => tonesOf[moment].map(({ pitch }) => pitch).join());
    expect(new Set(patterns).size).toBe(moments.length);
    expect(new Set(moments.map((moment) => shakesOf[moment].join())).size).toBe(moments.length);
  });

  it('rises with a color, and falls with a refusal', () => {
    const rise = (moment: keyof typeof tonesOf) => {
      const pitches = tonesOf[moment].map(({ pitch }) => pitch);
      return (pitches.at(-1) ?? 0) - (pitches[0] ?? 0);
    };
    expect(rise('collected')).toBeGreaterThan(0);
    expect(rise('complete')).toBeGreaterThan(0);
    expect(rise('refused')).toBeLessThan(0);
  });
});
