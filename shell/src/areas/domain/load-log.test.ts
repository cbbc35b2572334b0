import { type AreaLoadEvent, createLoadLog } from './load-log';

const event = (attempt: number): AreaLoadEvent => ({
  area: 'game',
  build: '0.1.0-12345678',
  phase: 'area',
  attempt,
  durationMs: 1,
  outcome: 'ready',
});

test('the log keeps the last events, oldest first', () => {
  const log = createLoadLog(2);
  for (const attempt of [1, 2, 3]) log.sink(event(attempt));
  expect(log.events()).toEqual([event(2), event(3)]);
});
