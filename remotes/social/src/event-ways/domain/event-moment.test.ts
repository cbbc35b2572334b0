import { momentOf } from './event-moment';

const facts = { startsAt: 100, endsAt: 200, rainbows: 0, at: 50 };

test.each([
  ['begins, before its registration', { phase: 'draft' }, { is: 'begins', at: 100 }],
  ['begins, while people register', { phase: 'open' }, { is: 'begins', at: 100 }],
  ['is late', { phase: 'open', at: 100 }, undefined],
  ['has no times', { phase: 'open', startsAt: undefined }, undefined],
  ['is played until its end', { phase: 'running', at: 150 }, { is: 'ends', at: 200 }],
  ['is played beyond its end', { phase: 'running', at: 200 }, undefined],
  ['looks for the White Rabbit', { phase: 'running', rainbows: 1 }, { is: 'wanted' }],
  ['rests', { phase: 'paused', rainbows: 1 }, undefined],
  ['is being judged', { phase: 'running', rainbows: 1, reveal: {} }, { is: 'judging' }],
  ['has a winner', { phase: 'ended', reveal: {}, winner: {} }, { is: 'caught' }],
  ['is over without one', { phase: 'ended' }, undefined],
] as const)('an event that %s', (_, change, news) => {
  const isOver = 'reveal' in change || change.phase === 'ended';
  expect(momentOf({ ...facts, ...change })).toEqual({ phase: change.phase, isOver, ...(news && { news }) });
});
