import type { OwnAnswer } from './answer-schema';
import { questionStanding } from './question-standing';

type Facts = Parameters<typeof questionStanding>[0];
const kept: OwnAnswer = { keyDigest: 'digest', key: 'key' };
const standing = ({
  event,
  player,
  answer,
}: {
  event?: Partial<Facts['event']>;
  player?: Partial<Facts['player']>;
  answer?: OwnAnswer;
} = {}) =>
  questionStanding({
    event: { phase: 'running', keyDigest: 'digest', ...event },
    player: { banned: false, complete: true, ...player },
    answer,
  });

test('a key is typed only by a player with a complete rainbow, in a running game that has a key', () => {
  expect(standing()).toBe('open');
  expect(standing({ event: { keyDigest: undefined } })).toBe('not-asked');
  expect(standing({ player: { complete: false } })).toBe('incomplete');
  expect(standing({ player: { banned: true } })).toBe('banned');
  expect(standing({ event: { phase: 'paused' } })).toBe('not-running');
  expect(standing({ event: { phase: 'ended' } })).toBe('late');
  expect(standing({ event: { reveal: {} } })).toBe('late');
});

test('an answer counts for the key that it was found for', () => {
  expect(standing({ answer: kept })).toBe('unsent');
  expect(standing({ answer: { ...kept, keyDigest: 'another' } })).toBe('open');
  expect(standing({ answer: { ...kept, answeredAt: 1 }, event: { phase: 'paused' } })).toBe('answered');
  expect(standing({ answer: kept, event: { phase: 'paused' } })).toBe('not-running');
});
