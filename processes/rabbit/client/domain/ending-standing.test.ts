import { endingStanding } from './ending-standing';

test.each([
  ['not-yet', { phase: 'running' }],
  ['judging', { phase: 'running', reveal: {} }],
  ['judging', { phase: 'ended', reveal: {} }],
  ['over', { phase: 'ended' }],
  ['won', { phase: 'ended', reveal: {}, winner: {} }],
] as const)('of an event is %s', (standing, event) => {
  expect(endingStanding(event)).toBe(standing);
});
