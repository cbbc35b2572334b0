import { retryPauseMs } from './retry-pause';

describe('the pause between two attempts to send a scan', () => {
  it('is short after the first failure, and grows with more of them, up to an end', () => {
    expect([0, 1, 2, 3, 4, 100].map((failures) => retryPauseMs(failures, 1))).toEqual([
      5000, 5000, 10_000, 20_000, 20_000, 20_000,
    ]);
  });

  it('differs between phones, and is never shorter than the first', () => {
    expect(retryPauseMs(4, 0)).toBe(5000);
    expect(retryPauseMs(4, 0.5)).toBe(12_500);
  });
});
