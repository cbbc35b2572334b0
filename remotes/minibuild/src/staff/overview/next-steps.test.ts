import type { Contest, ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { missingSheets, nextSteps } from './next-steps.domain';

const times = { signUp: 10, building: 20, voting: 30, judging: 40, results: 50 };
const facts = {
  times,
  original: 'en',
  criteria: [{ name: 'Fun', weight: 1 }],
  prizes: [{ title: 'First', amount: '5' }],
  contactKey: 'B',
} as unknown as Contest['facts'];
const judge = (sheets: number, isJudge = true) =>
  ({ address: 'J'.repeat(43), name: 'Ann', isJudge, sheets }) as ContestInfo['judges'][number];
const info = (change: Partial<ContestInfo> = {}) =>
  ({
    phase: 'draft',
    isOpen: false,
    judges: [],
    flags: 0,
    entries: 0,
    withdrawn: 0,
    hidden: 0,
    payments: 0,
    ...change,
  }) as ContestInfo;
const names = (...params: Parameters<typeof nextSteps>) => nextSteps(...params).map(({ name }) => name);

test('a new contest asks for its settings and texts before it is opened', () => {
  expect(names({ facts: undefined, languages: [] }, info())).toEqual(['settings', 'texts', 'open']);
  expect(names({ facts, languages: ['pl'] }, info())).toEqual(['texts', 'judges', 'open']);
  expect(names({ facts, languages: ['en'] }, info({ judges: [judge(0)] }))).toEqual(['open']);
});

test('flags, missing scores and the publication follow the phases', () => {
  const open = { isOpen: true, entries: 5, withdrawn: 1, hidden: 1, judges: [judge(1), judge(0, false)] };
  expect(names({ facts, languages: ['en'] }, info({ ...open, phase: 'voting', flags: 2 }))).toEqual([
    'flags',
    'sheets',
  ]);
  expect(missingSheets(info(open))).toBe(2);
  expect(
    names({ facts, languages: ['en'] }, info({ ...open, phase: 'judging', judges: [judge(3)] })),
  ).toEqual(['publish']);
  expect(names({ facts, languages: ['en'] }, info({ ...open, phase: 'results' }))).toEqual([
    'payments',
    'certificates',
  ]);
});
