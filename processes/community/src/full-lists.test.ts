import { addressOf } from '../../common/testing/addresses';
import { costOfMessages } from '../../common/testing/message-cost';
import {
  firstCities,
  listedCarriers,
  maxBoards,
  maxBoardsPage,
  maxBoardTitleLength,
  maxCities,
  maxCityIndexPage,
  maxLeagueTitleLength,
  maxNoticeDigits,
  maxRoundCitiesPage,
  maxSources,
  maxSourcesPage,
} from '../client';
import { LiveCommunity, wallets } from '../testing/live-community';
import { longestNames, newCity } from '../testing/new-city';

jest.setTimeout(300_000);

const mostInstructions = 8_000_000;
const rabbits = (count: number) => '\u{1F407}'.repeat(count);

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const bytesOf = async (action: string, data: object) =>
  Buffer.byteLength(JSON.stringify(await community.read(action, data)));

/** Handles messages of now, all in one evaluation, which takes little time. @throws when one is refused */
async function sendAll(messages: readonly { from: string; action: string; data: object }[]): Promise<void> {
  const costs = await costOfMessages(
    community.live,
    messages.map((message) => ({ ...message, at: community.now })),
  );
  expect(costs.flatMap(({ refused }) => refused ?? [])).toEqual([]);
}

const act = (action: string, data: object) => ({
  from: wallets.owner,
  action,
  data: { reason: 'because', ...data },
});

/** Returns the Lua instructions of a message of anybody. */
async function costOf(action: string, data: object): Promise<number> {
  const message = { from: wallets.anybody, action, data, at: community.now };
  return (await costOfMessages(community.live, [message]))[0]?.instructions ?? Number.NaN;
}

it('sources and their boards have an end, and pages of them have at most 20 KB', async () => {
  const title = rabbits(maxBoardTitleLength);
  const source = (index: number) => {
    const process = addressOf(`source ${index}`);
    return { process, kind: 'event', board: process, city: 'ph', title, on: true };
  };
  const room = Math.min(maxSources, maxBoards);
  await sendAll(Array.from({ length: room }, (_, index) => act('Source', source(index))));
  const { from, action: name, data } = act('Source', source(room));
  const refused = await community.live.send(community.letter(from, name, data));
  expect(refused.ok ? undefined : refused.code).toMatch(/^(source|board)\.too-many$/);
  for (const [action, limit] of [
    ['Sources', maxSourcesPage],
    ['Boards', maxBoardsPage],
  ] as const) {
    expect(await bytesOf(action, { offset: room - limit, limit })).toBeLessThan(20_480);
    expect(await costOf(action, { offset: room - limit, limit })).toBeLessThan(mostInstructions / 8);
  }
});

it('a round in which people of every city scored is read in pages of at most 20 KB', async () => {
  const slugs = Array.from({ length: maxCities - firstCities.length }, (_, index) =>
    `city-${index}-`.padEnd(24, 'x'),
  );
  await sendAll(slugs.map((slug) => act('City', { ...newCity(slug), names: longestNames })));
  const times = { startsAt: community.now, endsAt: community.now + 86_400_000 };
  const title = rabbits(maxLeagueTitleLength);
  const game = addressOf('game');
  await community.act('Season', { ...times, best: 50, title });
  await community.act('Round', { ...times, kind: 'event', ref: game, title });
  await community.act('Source', { process: game, kind: 'event', board: game, on: true });
  const people = slugs.flatMap((city) =>
    Array.from({ length: listedCarriers }, (_, index) => ({ city, address: addressOf(`${city} ${index}`) })),
  );
  await sendAll(
    people.flatMap(({ city, address: from }, index) => [
      { from, action: 'Profile', data: { name: `${rabbits(20)}${String(index).padStart(4, '0')}` } },
      { from, action: 'Join', data: { city } },
    ]),
  );
  for (let batch = 1; (batch - 1) * 48 < people.length; batch += 1) {
    const entries = people
      .slice((batch - 1) * 48, batch * 48)
      .map(({ address }) => ({ address, points: 1_000_000, kind: 'game', why: 'because', isPerson: true }));
    await community.send(game, 'Points', { batch, entries });
  }
  const page = { number: 1, offset: 0, limit: maxRoundCitiesPage };
  const round = await community.read<{ cities: { by: object[] }[] }>('LeagueRound', page);
  expect(round.cities.map(({ by }) => by.length)).toEqual(Array(maxRoundCitiesPage).fill(listedCarriers));
  expect(await bytesOf('LeagueRound', page)).toBeLessThan(20_480);
  expect(await costOf('LeagueRound', page)).toBeLessThan(mostInstructions / 8);
  expect(await bytesOf('League', {})).toBeLessThan(20_480);
  const index = { offset: maxCities - maxCityIndexPage, limit: maxCityIndexPage };
  expect(await bytesOf('CityIndex', index)).toBeLessThan(20_480);
  expect(await costOf('League', {})).toBeLessThan(mostInstructions / 8);
});

it('a notice of a quantity of a thousand digits is counted, and one of more is refused', async () => {
  const token = addressOf('token');
  await community.act('Token', { process: token });
  const notice = (digits: number) => ({
    ...community.letter(token, 'Credit-Notice', ''),
    tags: [
      { name: 'Quantity', value: '9'.repeat(digits) },
      { name: 'X-Pot', value: '1' },
      { name: 'Reference', value: String(digits) },
    ],
  });
  expect(await community.live.send(notice(maxNoticeDigits))).toMatchObject({ ok: true });
  expect(await community.live.send(notice(maxNoticeDigits + 1))).toMatchObject({ code: 'message.malformed' });
  expect(await community.read('Pot')).toMatchObject({ funded: '9'.repeat(maxNoticeDigits) });
});
