import { addressOf } from '../../common/testing/addresses';
import { costOfMessages, type MeasuredMessage } from '../../common/testing/message-cost';
import { maxNamesAsked, maxOrganisers } from '../client';
import { coreMessages } from '../testing/core-messages';
import {
  type CommunitySize,
  largeCity,
  largeCommunity,
  largeContent,
  lastOrganiser,
  makeCommunity,
  smallCommunity,
} from '../testing/large-community';
import { LiveCommunity, wallets } from '../testing/live-community';

jest.setTimeout(300_000);

let community: LiveCommunity;
beforeAll(async () => {
  community = await LiveCommunity.start();
});
afterAll(() => community.stop());

const page = { city: largeCity, language: 'en' };

async function costsAt(size: CommunitySize): Promise<Map<string, number>> {
  await makeCommunity(community, size);
  const named = Object.entries(coreMessages(size));
  const costs = await costOfMessages(
    community.live,
    named.map(([, message]) => ({ ...message, at: community.now })),
  );
  expect(costs.flatMap(({ refused }, index) => (refused ? [`${named[index]?.[0]} ${refused}`] : []))).toEqual(
    [],
  );
  return new Map(named.map(([name], index) => [name, costs[index]?.instructions ?? Number.NaN]));
}

it('no message costs more because of other cities, 10,000 revisions, 50,000 names and 5,000 acts', async () => {
  const few = await costsAt(smallCommunity);
  const many = await costsAt(largeCommunity);
  const grown = [...many].filter(([name, cost]) => !(cost <= 1.1 * (few.get(name) ?? 0)));
  expect(grown).toEqual([]);
});

it('a question about all cities costs less than a page of much text', async () => {
  await makeCommunity(community, largeCommunity);
  const at = community.now;
  const all = [
    { from: wallets.anybody, action: 'Cities', at },
    { from: lastOrganiser, action: 'Mine', at },
  ];
  const publish = { ...coreMessages(largeCommunity).Publish, at } as MeasuredMessage;
  const [cities, mine, publishing] = await costOfMessages(community.live, [...all, publish]);
  expect(cities?.instructions).toBeLessThan(publishing?.instructions ?? 0);
  expect(mine?.instructions).toBeLessThan(publishing?.instructions ?? 0);
  expect(publishing?.instructions).toBeLessThan(8_000_000);
});

it('a reply has at most 20 KB, but for the content of a page', async () => {
  await makeCommunity(community, largeCommunity);
  await community.live.evaluateLua(`
    for number = 1, ${maxOrganisers} do
      local address = CommunityState.cities.bySlug['${largeCity}'].organisers[number]
      CommunityState.profiles.nameOf[address] = ('\\u{1F407}'):rep(24)
    end
    for _, row in ipairs(CommunityState.staff.log) do row.reason = ('\\u{1F407}'):rep(200) end`);
  const sizeOf = async (action: string, data: object) =>
    Buffer.byteLength(JSON.stringify(await community.read(action, data)));
  const addresses = Array.from({ length: maxNamesAsked }, (_, index) => addressOf(`organiser ${index + 1}`));
  expect(await sizeOf('Cities', {})).toBeLessThan(20_000);
  expect(await sizeOf('StaffLog', {})).toBeLessThan(20_000);
  expect(await sizeOf('Revisions', page)).toBeLessThan(20_000);
  expect(await sizeOf('Names', { addresses })).toBeLessThan(20_000);
  expect(await sizeOf('Mine', { address: addressOf('organiser 1') })).toBeLessThan(20_000);
  expect(await sizeOf('CityPage', page)).toBeLessThan(20_000 + largeContent.length);
});
