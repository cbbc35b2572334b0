import { challengePhase } from './challenge-phase.domain';

const times = { startsAt: 10, endsAt: 20, isEnded: false };

test.each([
  [9, 'ahead'],
  [10, 'open'],
  [19, 'open'],
  [20, 'over'],
] as const)('at %s a challenge is %s', (now, phase) => {
  expect(challengePhase(times, now)).toBe(phase);
});

test('a challenge that was ended is over before its time', () => {
  expect(challengePhase({ ...times, isEnded: true }, 12)).toBe('over');
});
