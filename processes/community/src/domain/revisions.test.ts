import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { contentHash, maxRevisionsPage } from '../../client';
import { LiveCommunity, wallets } from '../../testing/live-community';

let community: LiveCommunity;
beforeAll(async () => {
  community = await LiveCommunity.start();
});
afterAll(() => community.stop());

/** A revision as the model keeps it, with its content. */
interface ModelRevision {
  author: string;
  publishedAt: number;
  content: string;
  from?: { language: string; number: number };
  restores?: number;
}

const cities = ['ph', 'lisbon'];
const languages = ['en', 'pl', 'pt-br', 'zh-tw', 'eo'];
const authors = [wallets.lead, wallets.organiser, wallets.anybody];
const { chance, pick, upTo } = seededRandom(65);

/** The pages as they should be, by city and language. */
const model = new Map<string, ModelRevision[]>();
const pageOf = (city: string, language: string): ModelRevision[] => {
  const page = model.get(`${city} ${language}`) ?? [];
  model.set(`${city} ${language}`, page);
  return page;
};

/** Returns a random message about a page, which the process often accepts. */
function randomMessage(turn: number) {
  const place = { city: pick(cities), language: pick(languages) };
  const page = pageOf(place.city, place.language);
  const author = pick(authors);
  const base = chance(0.2) ? upTo(page.length + 2) : page.length;
  if (chance(0.3)) {
    const number = 1 + upTo(page.length + 1);
    const content = (chance(0.8) && page[number - 1]?.content) || `text ${turn}`;
    return { author, action: 'Restore', data: { ...place, base, content, number, from: undefined } };
  }
  const from = chance(0.3) ? { language: pick(languages), number: 1 + upTo(3) } : undefined;
  return {
    author,
    action: 'Publish',
    data: { ...place, base, content: `text ${turn}`, from, number: undefined },
  };
}

type RandomMessage = ReturnType<typeof randomMessage>;

/** Returns the code that the model refuses a message with; undefined for a message that it accepts. */
function refusalOf({ author, data }: RandomMessage): string | undefined {
  const { city, language, base, content, from, number } = data;
  const page = pageOf(city, language);
  if (author === wallets.anybody) return 'city.organisers-only';
  if (base !== page.length) return 'page.conflict';
  if (from && (from.language === language || !pageOf(city, from.language)[from.number - 1]))
    return 'page.no-original';
  if (number === undefined) return undefined;
  const earlier = page[number - 1];
  if (!earlier) return 'revision.unknown';
  return earlier.content === content ? undefined : 'revision.other-content';
}

/** Adds the revision of a message that the process takes. */
function take({ author, data }: RandomMessage): void {
  const { city, language, content, from, number } = data;
  const page = pageOf(city, language);
  const restored = number && { restores: number, from: page[number - 1]?.from };
  page.push({ author, publishedAt: community.now, content, from, ...restored });
}

/** Returns a revision as the process should list it. */
function listed(city: string, { content, from, ...revision }: ModelRevision, number: number) {
  const isOlder = from && pageOf(city, from.language).length > from.number;
  return {
    number,
    ...revision,
    hash: contentHash(content),
    bytes: content.length,
    ...(from && { from }),
    ...(isOlder && { older: true }),
  };
}

it('pages are what a model of them makes of any messages', async () => {
  await community.settle();
  await community.act('City', { slug: 'lisbon', zone: 'Europe/Lisbon' });
  for (const city of cities)
    await community.send(wallets.staff, 'Organisers', { city, add: [wallets.lead, wallets.organiser] });
  const seen = new Map<string | undefined, number>();
  for (let turn = 0; turn < 400; turn += 1) {
    community.pass(upTo(10_000));
    const message = randomMessage(turn);
    const refused = refusalOf(message);
    const outcome = await community.live.send(community.letter(message.author, message.action, message.data));
    expect(outcome.ok ? undefined : outcome.code).toBe(refused);
    if (!refused) take(message);
    seen.set(refused, (seen.get(refused) ?? 0) + 1);
  }
  expect([...seen.values()].every((count) => count >= 5)).toBe(true);
  expect(seen.size).toBe(6);

  for (const city of cities)
    for (const language of languages) {
      const page = pageOf(city, language);
      const rows = page.map((revision, index) => listed(city, revision, index + 1)).reverse();
      const list = await community.read<{ rows: { message?: string }[] }>('Revisions', { city, language });
      expect(list).toMatchObject({ total: page.length, rows: rows.slice(0, maxRevisionsPage) });
      const later = await community.read('Revisions', { city, language, offset: 2, limit: 3 });
      expect(later).toMatchObject({ rows: rows.slice(2, 5) });
      expect(await community.read('CityPage', { city, language })).toMatchObject({
        number: page.length,
        ...(page.length > 0 && { content: page.at(-1)?.content, hash: rows[0]?.hash }),
      });
    }
});
