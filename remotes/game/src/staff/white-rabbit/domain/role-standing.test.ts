import type { LoggedAct } from '@rainbow-rabbit/processes/rabbit/client';
import { drawing } from '../drawing';
import { nextEdition } from './editions';
import { roleStanding } from './role-standing';

const seed = new Uint8Array(32).fill(7);
const key: LoggedAct = { action: 'Configure', detail: { keyDigest: 'K' } };
const draw: LoggedAct = { action: 'Draw' };
const deal = (edition: number, acts: number): LoggedAct => ({
  action: 'Deal',
  detail: { edition, count: 9, acts },
});
const standing = (log: LoggedAct[], redraws: number[] = []) => roleStanding({ seed, redraws, log }, drawing);

test('nobody is drawn before the first edition', () => {
  expect(standing([key, draw])).toEqual({ edition: 0, whiteRabbit: undefined, since: 0, holders: [] });
});

test('the White Rabbit is the one for whom the console sealed', () => {
  const { whiteRabbit } = nextEdition({ seed, redraws: [], log: [key, draw], count: 9 }, drawing);
  expect(standing([key, draw, deal(1, 2), deal(2, 3)])).toEqual({
    edition: 2,
    whiteRabbit,
    since: 1,
    holders: [whiteRabbit],
  });
});

test('after a further draw two players know the key', () => {
  const log = [key, draw, deal(1, 2)];
  const first = standing(log).whiteRabbit;
  const next = nextEdition({ seed, redraws: [2], log, count: 9 }, drawing);
  const after = standing([...log, deal(2, 3), deal(3, 4)], [2]);
  expect(next.whiteRabbit).not.toBe(first);
  expect(after).toEqual({
    edition: 3,
    whiteRabbit: next.whiteRabbit,
    since: 2,
    holders: [first, next.whiteRabbit],
  });
});

test('with another key, those before know it no more', () => {
  const after = standing([key, draw, deal(1, 2), key, deal(2, 4)], [2]);
  expect(after.holders).toEqual([after.whiteRabbit]);
});
