import { addressOf } from '../../../../common/testing/addresses';
import { contentHash, maxContentBytes, maxLanguages, openRevision } from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const { lead, organiser, staff, owner, anybody } = wallets;
const ph = { city: 'ph', language: 'en' };
const first = { ...ph, base: 0, content: 'Mabuhay! 🐇' };

describe('a page', () => {
  it('without a revision has the people who run the city', async () => {
    expect(await community.read('CityPage', ph)).toEqual({
      city: 'ph',
      language: 'en',
      zone: 'Asia/Manila',
      lead,
      organisers: [lead],
      number: 0,
      older: false,
      at: community.now,
    });
    expect(await community.read('Revisions', ph)).toMatchObject({ total: 0, rows: [] });
  });

  it('has the content of its newest revision, and who wrote it and when', async () => {
    await community.send(lead, 'Profile', { name: 'Lea' });
    community.pass(5000);
    const id = addressOf('message');
    const letter = { ...community.letter(lead, 'Publish', first), id };
    const hash = contentHash(first.content);
    expect(await community.live.send(letter)).toMatchObject({
      action: 'Published',
      data: { ...ph, number: 1, hash },
    });
    const page = { number: 1, author: lead, publishedAt: community.now, message: id, hash, older: false };
    expect(await community.read('CityPage', ph)).toMatchObject({
      ...page,
      content: first.content,
      names: { [lead]: 'Lea' },
      pages: { en: 1 },
    });
    expect(openRevision(String(JSON.stringify(letter.data)), hash)).toBe(first.content);
    expect(openRevision(JSON.stringify({ content: 'other' }), hash)).toBeUndefined();
    expect(openRevision('{', hash)).toBeUndefined();
  });

  it('can be in any language, and a city has them in twelve at most', async () => {
    const tags = ['pt-br', ...'abcdefghijk'].map((tag) => tag.padStart(2, 'x'));
    expect(tags).toHaveLength(maxLanguages);
    for (const language of tags) await community.send(lead, 'Publish', { ...first, language });
    expect(await community.refusal(lead, 'Publish', first)).toBe('page.malformed');
    await community.send(lead, 'Publish', { ...first, language: 'pt-br', base: 1 });
    const { pages } = await community.read<{ pages: object }>('CityPage', ph);
    expect(pages).toEqual({ ...Object.fromEntries(tags.map((tag) => [tag, 1])), 'pt-br': 2 });
  });

  it('that has changed since its author saw it is a conflict', async () => {
    await community.send(lead, 'Publish', first);
    for (const base of [0, 2])
      expect(await community.refusal(lead, 'Publish', { ...first, base })).toBe('page.conflict');
    expect(await community.send(lead, 'Publish', { ...first, base: 1 })).toMatchObject({ number: 2 });
  });

  it('is changed by organisers only, whom lead and staff choose', async () => {
    const add = { city: 'ph', add: [organiser] };
    for (const sender of [anybody, organiser, staff, owner])
      expect(await community.refusal(sender, 'Publish', first)).toBe('city.organisers-only');
    for (const sender of [anybody, organiser])
      expect(await community.refusal(sender, 'Organisers', add)).toBe('city.lead-only');
    expect(await community.send(lead, 'Organisers', add)).toMatchObject({ organisers: [lead, organiser] });
    expect(await community.send(organiser, 'Publish', first)).toMatchObject({ number: 1 });
    await community.send(staff, 'Organisers', { city: 'ph', remove: [organiser] });
    expect(await community.refusal(organiser, 'Publish', { ...first, base: 1 })).toBe('city.organisers-only');
    expect(await community.refusal(staff, 'Organisers', { city: 'ph', remove: [lead] })).toBe(
      'organisers.lead-stays',
    );
  });

  it('says that a translation is older than its original', async () => {
    const polish = { city: 'ph', language: 'pl', base: 0, content: 'Cześć' };
    const from = (language: string, number: number) => ({ ...polish, from: { language, number } });
    expect(await community.refusal(lead, 'Publish', from('en', 1))).toBe('page.no-original');
    await community.send(lead, 'Publish', first);
    await community.send(lead, 'Publish', from('en', 1));
    expect(await community.refusal(lead, 'Publish', { ...from('pl', 1), base: 1 })).toBe('page.no-original');
    const asked = { city: 'ph', language: 'pl' };
    expect(await community.read('CityPage', asked)).toMatchObject({
      older: false,
      from: { language: 'en', number: 1 },
    });
    await community.send(lead, 'Publish', { ...first, base: 1 });
    expect(await community.read('CityPage', asked)).toMatchObject({ older: true });
    expect(await community.read('Revisions', asked)).toMatchObject({ rows: [{ number: 1, older: true }] });
    await community.send(lead, 'Publish', { ...from('en', 2), base: 1 });
    expect(await community.read('CityPage', asked)).toMatchObject({ older: false });
    await community.send(lead, 'Restore', { ...polish, base: 2, number: 1 });
    expect(await community.read('CityPage', asked)).toMatchObject({
      older: true,
      restores: 1,
      from: { language: 'en', number: 1 },
    });
  });

  it('has the text of an earlier revision again only if it is that text', async () => {
    await community.send(lead, 'Publish', first);
    await community.send(lead, 'Publish', { ...first, base: 1, content: 'second' });
    const again = { ...first, base: 2, number: 1 };
    expect(await community.refusal(lead, 'Restore', { ...again, content: 'forged' })).toBe(
      'revision.other-content',
    );
    for (const number of [0, 3, -1, '1', undefined])
      expect(await community.refusal(lead, 'Restore', { ...again, number })).toBe('revision.unknown');
    expect(await community.refusal(lead, 'Restore', { ...again, base: 1 })).toBe('page.conflict');
    expect(await community.refusal(anybody, 'Restore', again)).toBe('city.organisers-only');
    expect(await community.send(lead, 'Restore', again)).toMatchObject({ number: 3 });
  });
});

describe('hostile data', () => {
  it.each([
    ['a number', 7],
    ['a list', ['x']],
    ['nothing', undefined],
    ['an empty text', ''],
    ['a text that is too long', 'x'.repeat(maxContentBytes + 1)],
    ['characters that need too many bytes', '兔'.repeat(Math.ceil(maxContentBytes / 3) + 1)],
    ['a zero byte', 'a\0b'],
    ['an escape sequence', 'a\u001b[0m'],
    ['a return', 'a\r\nb'],
    ['half a character', 'a\ud83d'],
  ])('as content, such as %s, are refused', async (_, content) => {
    expect(await community.refusal(lead, 'Publish', { ...first, content })).toBe('page.malformed');
  });

  it('as place, number or original are refused', async () => {
    for (const city of ['rome', '', 7, undefined, '__index', 'ph '])
      expect(await community.refusal(lead, 'Publish', { ...first, city })).toBe('city.unknown');
    for (const language of ['EN', 'english', 'en-GB', 'en-', 1, undefined, '__index'])
      expect(await community.refusal(lead, 'Publish', { ...first, language })).toBe('page.malformed');
    for (const base of [-1, 0.5, '0', 2 ** 32, 1e300, undefined])
      expect(await community.refusal(lead, 'Publish', { ...first, base })).toMatch(
        /^page\.(malformed|conflict)$/,
      );
    for (const from of ['en', 1, {}, { language: 'ja' }, { language: 'ja', number: 0 }])
      expect(await community.refusal(lead, 'Publish', { ...first, from })).toBe('page.malformed');
    for (const remove of ['x', [1], ['short'], Array.from({ length: 21 }, (_, n) => addressOf(`${n}`))])
      expect(await community.refusal(lead, 'Organisers', { city: 'ph', remove })).toBe(
        'organisers.malformed',
      );
    expect(await community.refusal(lead, 'Organisers', { city: 'ph' })).toBe('organisers.malformed');
    const many = Array.from({ length: 20 }, (_, n) => addressOf(`many ${n}`));
    expect(await community.refusal(lead, 'Organisers', { city: 'ph', add: many })).toBe(
      'organisers.too-many',
    );
    for (const limit of [0, 51, '1'])
      expect(await community.refusal(lead, 'Revisions', { ...ph, limit })).toBe('message.malformed');
  });

  it('in tags that would pass for the network’s are refused', async () => {
    for (const name of ['From', 'Owner', 'Timestamp', 'Id', 'from', 'BLOCK_HEIGHT']) {
      const letter = { ...community.letter(anybody, 'Publish', first), tags: [{ name, value: lead }] };
      expect(await community.live.send(letter)).toMatchObject({ code: 'message.reserved-tag' });
    }
  });

  it('of 24 KiB of the widest characters fit a message and come back whole', async () => {
    const content = '🐇'.repeat(maxContentBytes / 4);
    await community.send(lead, 'Publish', { ...first, content });
    expect(await community.read('CityPage', ph)).toMatchObject({ content, hash: contentHash(content) });
  });
});
