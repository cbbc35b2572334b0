import { inOrderOfPlay } from './event-order';

test('events that are played stand first, and those that ended last', () => {
  const phases = ['ended', undefined, 'draft', 'open', 'running', 'ended', 'paused', 'open'] as const;
  const events = phases.map((phase, number) => ({ phase, number }));
  const ordered = inOrderOfPlay(events, ({ phase }) => phase);
  expect(ordered.map(({ number }) => number)).toEqual([4, 6, 3, 7, 2, 1, 0, 5]);
});
