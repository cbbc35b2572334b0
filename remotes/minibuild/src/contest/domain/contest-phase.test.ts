import { nextPhase, phaseOfContest } from './contest-phase';

const times = { signUp: 1000, building: 2000, voting: 3000, judging: 4000, results: 5000 };
const facts = {
  times,
  teamSize: 4,
  voteWeight: 50,
  kinds: [],
  criteria: [],
  prizes: [],
  zone: 'Europe/Lisbon',
  admission: { by: 'tickets' as const, events: [] },
  voters: 'admitted' as const,
  original: 'en' as const,
};

test.each([
  [999, 'draft', 'signUp'],
  [1000, 'signUp', 'building'],
  [2999, 'building', 'voting'],
  [3000, 'voting', 'judging'],
  [9000, 'judging', 'results'],
] as const)('at %d an open contest is in %s, and %s follows', (now, phase, next) => {
  expect(phaseOfContest({ facts, isOpen: true }, now)).toBe(phase);
  expect(nextPhase({ facts }, phase)).toEqual({ phase: next, at: times[next] });
});

test('a contest is a draft until it is open, and the results stay', () => {
  expect(phaseOfContest({ facts, isOpen: false }, 2500)).toBe('draft');
  expect(phaseOfContest({ isOpen: true }, 2500)).toBe('draft');
  expect(phaseOfContest({ facts, isOpen: true, publishedAt: 4500 }, 4600)).toBe('results');
  expect(nextPhase({ facts }, 'results')).toBeUndefined();
});
