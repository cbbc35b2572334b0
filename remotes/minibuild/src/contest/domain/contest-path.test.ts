import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { contestPath, namedContest } from './contest-path';

const contest = 'c'.repeat(43) as ProcessId;

test('a link names a contest, or none', () => {
  expect(namedContest(new URLSearchParams({ contest }))).toBe(contest);
  expect(namedContest(new URLSearchParams({ contest: '<script>' }))).toBeUndefined();
  expect(namedContest(new URLSearchParams())).toBeUndefined();
});

test('the contest that a page names stays in the links of its pages', () => {
  expect(contestPath('/mini-build', undefined)).toBe('/mini-build');
  expect(contestPath('/mini-build/entries/7', contest)).toBe(`/mini-build/entries/7?contest=${contest}`);
  expect(contestPath('/mini-build/signup', contest, { team: 7 })).toBe(
    `/mini-build/signup?contest=${contest}&team=7`,
  );
});
