import type { LoggedAct } from '@rainbow-rabbit/processes/rabbit/client';
import { drawing } from '../drawing';
import { nextEdition } from './editions';

const seed = new Uint8Array(32).fill(7);
const draw: LoggedAct = { action: 'Draw' };
const deal = (edition: number, count: number, acts: number): LoggedAct => ({
  action: 'Deal',
  detail: { edition, count, acts },
});

test('the role stays with a player from edition to edition, until a ban', () => {
  const first = nextEdition({ seed, redraws: [], log: [draw], count: 9 }, drawing);
  expect(first).toMatchObject({ edition: 1, count: 9, acts: 1 });
  const log = [draw, deal(1, 9, 1)];
  expect(nextEdition({ seed, redraws: [], log, count: 30 }, drawing)).toEqual({
    ...first,
    edition: 2,
    count: 30,
    acts: 2,
  });
  const banned = [...log, { action: 'Ban', detail: { rabbit: first.whiteRabbit } }];
  const after = nextEdition({ seed, redraws: [], log: banned, count: 30 }, drawing);
  expect(after.whiteRabbit).not.toBe(first.whiteRabbit);
  expect(after.whiteRabbit).toBeDefined();
});

test('a new draw begins anew, and numbers of editions go on', () => {
  const log = [draw, deal(1, 9, 1), draw];
  const other = nextEdition({ seed: new Uint8Array(32).fill(8), redraws: [], log, count: 9 }, drawing);
  expect(other).toMatchObject({ edition: 2, acts: 3 });
});

test('without players nobody is drawn', () => {
  expect(nextEdition({ seed, redraws: [], log: [draw], count: 0 }, drawing).whiteRabbit).toBeUndefined();
});

test('a further draw gives the role to another player, who keeps it', () => {
  const log = [draw, deal(1, 9, 1)];
  const first = nextEdition({ seed, redraws: [], log, count: 9 }, drawing).whiteRabbit;
  const other = nextEdition({ seed, redraws: [2], log, count: 9 }, drawing).whiteRabbit;
  expect(other).toBeDefined();
  expect(other).not.toBe(first);
  const later = nextEdition({ seed, redraws: [2], log: [...log, deal(2, 9, 2)], count: 9 }, drawing);
  expect(later.whiteRabbit).toBe(other);
});
