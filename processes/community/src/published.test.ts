import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { processId } from '../../common/testing/live-process';
import { processNetwork } from '../../common/testing/process-network';
import { PublishedKeys } from '../../common/testing/published-keys';
import { readAnnouncedEvents, readCities, readCityIndex, readCityPage } from '../client';
import { foundCommunity, liveOn } from '../testing/community-life';
import { LiveCommunity } from '../testing/live-community';

jest.setTimeout(300_000);

const process = processId as ProcessId;
const fresh = { maxAgeMs: 0 };
const languages = ['en', 'ja', 'zh-tw', 'pl'];

let community: LiveCommunity;
beforeAll(async () => {
  community = await LiveCommunity.start();
});
afterAll(() => community.stop());

it('publishes after each message of a life what dry runs answer about the pages of cities and about events', async () => {
  const keys = new PublishedKeys();
  const network = processNetwork({ processes: { [process]: community.live }, clock: community });
  const { place, asked } = keys.readerOf({ ao: network, process });
  const compared = new Set<string>();
  const announced = new Set<string>();
  const indexed = new Set<number>();
  const evaluate = community.live.evaluate.bind(community.live);
  community.live.evaluate = async (letter) => {
    const result = await evaluate(letter);
    keys.take(result);
    const before = asked.dryRuns;
    const events = await readAnnouncedEvents(place);
    expect(events).toEqual(await readAnnouncedEvents(place, fresh));
    if (asked.dryRuns === before + 1) announced.add(events.map(({ name }) => name).join());
    const asks = asked.dryRuns;
    const index = await readCityIndex(place);
    const isPublished = asked.dryRuns === asks;
    expect(index).toEqual(await readCityIndex(place, fresh));
    if (isPublished) indexed.add(index.length);
    const { cities } = await readCities(place, { offset: 0, limit: 16 }, fresh);
    for (const { slug } of cities)
      for (const language of languages) {
        const before = asked.dryRuns;
        const { at: _, ...published } = await readCityPage(place, { city: slug, language });
        if (asked.dryRuns > before) continue;
        const { at: __, ...exact } = await readCityPage(place, { city: slug, language }, fresh);
        expect(published).toEqual(exact);
        compared.add(`${slug} ${language} ${exact.number}`);
      }
    return result;
  };
  await foundCommunity(community);
  await liveOn(community);
  expect([...compared].filter((page) => !page.endsWith(' 0')).length).toBeGreaterThan(2);
  expect([...announced]).toEqual(['Garden Party', 'Garden Party,Hop', 'Hop,Picnic', 'Picnic']);
  expect([...indexed]).toEqual([9]);
  expect(keys.repeated).toEqual([]);
});
