import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { lacksBeforeOpening, phaseMoves } from './phase-moves.domain';

test.each([
  ['draft', { next: 'signUp' }],
  ['signUp', { next: 'building' }],
  ['building', { next: 'voting', back: 'signUp' }],
  ['voting', { next: 'judging', back: 'building' }],
  ['judging', { back: 'voting' }],
  ['results', {}],
] as const)('from %s staff can move to %j', (phase, moves) => {
  expect(phaseMoves({ phase, isOpen: true })).toEqual(moves);
  expect(phaseMoves({ phase, isOpen: false })).toEqual({});
});

test('a contest is opened once it has settings, and texts in its own language', () => {
  const facts = { original: 'ja' } as Contest['facts'];
  expect(lacksBeforeOpening({ facts: undefined, languages: ['en'] }, false)).toEqual(['settings', 'texts']);
  expect(lacksBeforeOpening({ facts, languages: ['en'] }, false)).toEqual(['texts']);
  expect(lacksBeforeOpening({ facts, languages: ['en', 'ja'] }, false)).toEqual([]);
  expect(lacksBeforeOpening({ facts, languages: ['en', 'ja'] }, true)).toEqual(['file']);
});
