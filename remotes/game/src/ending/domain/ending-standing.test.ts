import { endingStanding } from './ending-standing';

test.each([
  ['not-yet', { phase: 'running' }],
  ['judging', { phase: 'running', reveal: {} }],
  ['judging', { phase: 'ended', reveal: {} }],
  ['nobody', { phase: 'paused', reveal: {}, result: 'none' }],
  ['over', { phase: 'ended' }],
  ['over', { phase: 'ended', reveal: {}, result: 'none' }],
  ['won', { phase: 'ended', reveal: {}, result: 'winner', winner: {} }],
] as const)('of an event is %s', (standing, event) => {
  expect(endingStanding(event)).toBe(standing);
});
