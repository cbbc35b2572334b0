import { canDispute, toneOf } from './catch-standing';

describe('a scan of the own rabbit', () => {
  it.each([
    ['pending', 'waits', true],
    ['confirmed', 'counts', true],
    ['withheld', 'falls', true],
    ['void', 'falls', false],
    ['struck', 'falls', false],
    ['dropped', 'falls', false],
  ] as const)('that is %s %s', (status, tone, isDisputable) => {
    expect(toneOf({ status })).toBe(tone);
    expect(canDispute({ status })).toBe(isDisputable);
  });

  it('is disputed once', () => {
    expect(canDispute({ status: 'pending', dispute: 'open' })).toBe(false);
    expect(canDispute({ status: 'confirmed', dispute: 'dismissed' })).toBe(false);
  });
});
