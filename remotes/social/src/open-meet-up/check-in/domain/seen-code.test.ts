import { doorClaimsEnd } from '@rainbow-rabbit/processes/community/client';
import { isTooOld, withoutOld, withoutSeen, withSeen } from './seen-code';

const code = { meetUp: 3, slot: 100, token: 'AAAA' };

test('a code counts until two minutes after the half minute in which it was shown', () => {
  expect(doorClaimsEnd(100)).toBe(101 * 30_000 + 120_000);
  expect(isTooOld(code, doorClaimsEnd(100) + 60_000)).toBe(false);
  expect(isTooOld(code, doorClaimsEnd(100) + 60_001)).toBe(true);
});

test('there is one code for each meet-up, the newest', () => {
  const newer = { ...code, slot: 101 };
  const other = { ...code, meetUp: 4 };
  expect(withSeen(withSeen([code], other), newer)).toEqual([other, newer]);
  expect(withoutSeen([code, other], 3)).toEqual([other]);
});

test('codes that are too old are dropped, and codes that all count stay the same object', () => {
  const codes = [code, { ...code, meetUp: 4, slot: 200 }];
  expect(withoutOld(codes, doorClaimsEnd(100))).toBe(codes);
  expect(withoutOld(codes, doorClaimsEnd(100) + 60_001)).toEqual([codes[1]]);
});
