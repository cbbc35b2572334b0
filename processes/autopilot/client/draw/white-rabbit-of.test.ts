import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { LoggedAct } from '../../../rabbit/client';
import { whiteRabbitOf } from './white-rabbit-of';

const seed = new Uint8Array(32).fill(7);
const process = 'A'.repeat(43) as ProcessId;
const frozen = { hash: 'B'.repeat(43), players: 9, at: 1, block: 1 };
const start: LoggedAct = { action: 'Start' };
const of = (edition: number, redraws: number[] = [], log = [start], info = { frozen }) =>
  whiteRabbitOf({ seed, redraws, log, info }, edition, process);

test('the role stays with a player until the staff draw once more', () => {
  const [first, second] = [of(1), of(3, [3])];
  expect(of(2)).toBe(first);
  expect(of(2, [3])).toBe(first);
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(of(4, [3])).toBe(second);
});

test('who was out at the start can’t be drawn, and later acts change nothing', () => {
  const ban: LoggedAct = { action: 'Ban', detail: { rabbit: of(1) } };
  expect(of(1, [], [start, ban])).toBe(of(1));
  expect(of(1, [], [ban, start])).toBe(of(2, [2]));
});

test('before the start, and in an event without players, nobody is drawn', () => {
  expect(whiteRabbitOf({ seed, redraws: [], log: [start], info: {} }, 1, process)).toBeUndefined();
  expect(of(1, [], [start], { frozen: { ...frozen, players: 0 } })).toBeUndefined();
});
