import type { PersonRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { certificateRows } from './certificate-rows.domain';

const result = (place: number, team: number, change: Partial<ResultRow> = {}) =>
  ({ place, entry: team, team: { team, name: `Team ${team}` }, ...change }) as ResultRow;
const person = (nickname: string, team: number, change: Partial<PersonRow> = {}) =>
  ({ nickname, team: { team, name: '' }, ...change }) as PersonRow;
const results = [result(1, 1), result(2, 2), result(2, 3), result(4, 4), result(5, 5, { isHidden: true })];
const people = [
  person('Ann', 1),
  person('Bob', 1),
  person('Team 2', 2),
  person('Cheat', 3, { removedFor: 'Two wallets' }),
];
const rows = (who: 'winners' | 'everybody', each: 'team' | 'person', prizes = 0) =>
  certificateRows(results, people, prizes, { who, each }).map(({ name, place, team }) => [name, place, team]);

test('the first three places win, or as many as there are prizes', () => {
  expect(rows('winners', 'team').map(([name]) => name)).toEqual(['Team 1', 'Team 2', 'Team 3']);
  expect(rows('winners', 'team', 4)).toHaveLength(4);
});

test('everybody gets one, without a place where none is named; hidden entries get none', () => {
  expect(rows('everybody', 'team')).toEqual([
    ['Team 1', 1, undefined],
    ['Team 2', 2, undefined],
    ['Team 3', 2, undefined],
    ['Team 4', undefined, undefined],
  ]);
});

test('each person has a name and a team; a team whose people are gone keeps its own', () => {
  expect(rows('winners', 'person')).toEqual([
    ['Ann', 1, 'Team 1'],
    ['Bob', 1, 'Team 1'],
    ['Team 2', 2, undefined],
    ['Team 3', 2, undefined],
  ]);
});
