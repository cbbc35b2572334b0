import { addressOf } from '../../../common/testing/addresses';
import type { EventInfo } from '../../client';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

interface Page {
  total: number;
  rows: { rank: number; rabbit: number; count: number; at?: number; block?: number; colours: string[] }[];
}

const event = EventUnderTest.forTests();
let players: TestPlayer[];

beforeEach(async () => {
  await event.run();
  players = await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana');
});

const player = (number: number) => players[number - 1] as TestPlayer;
const scan = (scanner: number, rabbit: number) => event.scan(player(scanner), player(rabbit));
const page = (data: object = {}) => event.read<Page>('Leaderboard', data);
const order = async (data?: object) => (await page(data)).rows.map(({ rabbit }) => rabbit);

it('begins with everybody at nothing, in the order they came', async () => {
  const { total, rows } = await page();
  expect(total).toBe(8);
  expect(rows.map(({ rank, rabbit }) => [rank, rabbit])).toEqual(players.map((_, i) => [i + 1, i + 1]));
  expect(rows[0]).toEqual({ rank: 1, rabbit: 1, nickname: 'Ann', colour: 'green', count: 0, colours: [] });
});

it('puts more colours first, then who had theirs earlier, then the lower number', async () => {
  await scan(5, 1);
  event.pass(1000);
  await scan(4, 1);
  await scan(3, 1);
  await scan(8, 2);
  await scan(8, 3);
  const at = event.now;
  await event.discloseShown();
  expect(await order()).toEqual([8, 5, 3, 4, 1, 2, 6, 7]);
  await scan(4, 2);
  await scan(3, 2);
  await event.discloseShown();
  expect(await order()).toEqual([8, 3, 4, 5, 1, 2, 6, 7]);
  const { rows } = await page({ limit: 1 });
  expect(rows).toMatchObject([{ rabbit: 8, count: 2, colours: ['yellow', 'blue'], at }]);
});

it('goes on after a struck colour as if it had never been there', async () => {
  await scan(5, 1);
  event.pass(1000);
  await scan(5, 2);
  await scan(6, 1);
  const at = event.now;
  await event.discloseShown();
  await event.act('Strike', { rabbit: 5, colour: 'yellow' });
  expect((await page({ limit: 2 })).rows).toMatchObject([
    { rabbit: 5, count: 1, at: at - 1000 },
    { rabbit: 6, count: 1, at },
  ]);
});

it('knows no pending claims: neither in the count nor in the order', async () => {
  for (const number of [1, 2, 3]) await scan(8, number);
  expect((await page()).rows.map(({ rabbit, count, colours }) => [rabbit, count, colours])).toEqual(
    players.map((_, index) => [index + 1, 0, []]),
  );
});

it('comes in pages, which say how many players there are', async () => {
  for (const number of [1, 2, 3]) await scan(8, number);
  await scan(4, 1);
  await event.discloseShown();
  expect(await order({ offset: 1, limit: 3 })).toEqual([4, 1, 2]);
  expect((await page({ offset: 1, limit: 3 })).rows.map(({ rank }) => rank)).toEqual([2, 3, 4]);
  expect(await page({ offset: 8 })).toEqual({ total: 8, rows: [], at: event.now });
  expect(await page({ offset: 7, limit: 100 })).toMatchObject({ rows: [{ rank: 8 }] });
});

it('agrees with the rank in each player’s `Me`', async () => {
  await scan(8, 1);
  await scan(4, 1);
  await scan(8, 2);
  await event.discloseShown();
  expect(await order({ limit: 2 })).toEqual([8, 4]);
  for (const [index, number] of (await order()).entries()) {
    expect(await event.read('Me', { address: player(number).address })).toMatchObject({ rank: index + 1 });
  }
});

it('leaves banned players out, who have no rank, until the ban is taken back', async () => {
  await scan(8, 1);
  await event.discloseShown();
  await event.act('Ban', { rabbit: 8 });
  await event.act('Ban', { rabbit: 8 });
  expect(await page()).toMatchObject({ total: 7 });
  expect(await order()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const me = await event.read<object>('Me', { address: player(8).address });
  expect(me).toMatchObject({ banned: true, collected: [{ colour: 'green' }] });
  expect(me).not.toHaveProperty('rank');
  await event.act('Unban', { rabbit: 8 });
  expect((await order())[0]).toBe(8);
});

it('keeps up with what happens to a banned player', async () => {
  await scan(8, 1);
  await scan(8, 2);
  await event.discloseShown();
  await event.act('Ban', { rabbit: 8 });
  await event.act('Strike', { rabbit: 8, colour: 'yellow' });
  await event.act('Unban', { rabbit: 8 });
  expect((await page({ limit: 1 })).rows).toMatchObject([{ rabbit: 8, count: 1, colours: ['green'] }]);
});

it.each([
  ['a negative offset', { offset: -1 }],
  ['an offset that is no number', { offset: 'two' }],
  ['half an offset', { offset: 0.5 }],
  ['no limit at all', { limit: 0 }],
  ['a limit over 100', { limit: 101 }],
])('refuses %s', async (_, data) => {
  for (const action of ['Leaderboard', 'StaffLog', 'Contacts']) {
    expect(await event.refusal(addressOf('reader'), action, data)).toBe('message.malformed');
  }
});

it('counts the players on it and their colours by the colour of their own rabbits, whatever changes it', async () => {
  const teams = async () => (await event.read<EventInfo>('Info')).teams;
  const counted = async () => {
    const { rows } = await page({ limit: 100 });
    const ofTeam = (index: number) => rows.filter(({ rabbit }) => (rabbit - 1) % 7 === index);
    const sums = Array.from({ length: 7 }, (_, index) => ofTeam(index));
    return {
      players: sums.map((team) => team.length),
      colours: sums.map((team) => team.reduce((total, { count }) => total + count, 0)),
    };
  };
  expect(await teams()).toEqual({ players: [2, 1, 1, 1, 1, 1, 1], colours: [0, 0, 0, 0, 0, 0, 0] });
  for (const [scanner, rabbit] of [
    [8, 2],
    [8, 3],
    [1, 4],
    [5, 1],
    [5, 2],
    [6, 8],
  ] as const)
    await scan(scanner, rabbit);
  await event.discloseShown();
  expect(await teams()).toEqual({ players: [2, 1, 1, 1, 1, 1, 1], colours: [3, 0, 0, 0, 2, 1, 0] });
  for (const [action, data] of [
    ['Ban', { rabbit: 8 }],
    ['Strike', { rabbit: 5, colour: 'yellow' }],
    ['Unban', { rabbit: 8 }],
    ['Remove', { rabbit: 1 }],
    ['Ban', { rabbit: 2 }],
  ] as const) {
    await event.act(action, data);
    expect(await teams()).toEqual(await counted());
  }
  expect(await teams()).toEqual({ players: [1, 0, 1, 1, 1, 1, 1], colours: [1, 0, 0, 0, 0, 1, 0] });
});
