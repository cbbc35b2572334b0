import { addressOf } from '../../../common/testing/addresses';
import { defaultSettleWindowMs, maxAnswersPerPlayer } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { digestOf, keyFrom, testAnswer, testKey, testKeyDigest } from '../../testing/test-key';

let event: EventUnderTest;
let players: TestPlayer[];
const player = (number: number) => players[number - 1] as TestPlayer;

/** Seven rabbits of the seven colours, none of them that of the players who scan them. */
const seven = [8, 9, 10, 11, 12, 13, 14];
const names = Array.from({ length: 14 }, (_, index) => `Player ${index + 1}`);

const answer = (number: number, bytes = testAnswer(player(number)), more: object = {}) =>
  event.send(player(number).address, 'Answer', { answer: bytes, ...more });
const refusal = (number: number, data: unknown = { answer: testAnswer(player(number)) }) =>
  event.refusal(player(number).address, 'Answer', data);
const collect = async (number: number, rabbits = seven) => {
  for (const rabbit of rabbits) await event.scan(player(number), player(rabbit));
};
const question = { question: { en: 'Where?' }, keyDigest: testKeyDigest };
const answers = () => event.read<{ total: number; rows: { rabbit: number; answer: string }[] }>('Answers');

beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());
beforeEach(async () => {
  await event.reset();
  await event.run(question);
  players = await event.joinAll(...names);
});

it('counts from a player whose seven colours show, pending or confirmed', async () => {
  await collect(1);
  expect(await answer(1)).toMatchObject({ complete: true, disclosed: [] });
  await event.discloseShown();
  await collect(2);
  await event.discloseShown();
  const { now: at, block } = event;
  expect(await answer(2)).toMatchObject({ complete: true, block: expect.any(Number) });
  expect(await event.read('Info')).toMatchObject({ answers: 2, phase: 'running' });
  expect(await event.read('Answers', { offset: 1, limit: 1 })).toMatchObject({
    total: 2,
    rows: [{ rabbit: 2, address: player(2).address, answer: testAnswer(player(2)), at, block, claims: 14 }],
  });
});

it('carries disclosures, which never make it fail', async () => {
  const shown = event.slot;
  await collect(1);
  event.pass(200_000);
  const disclosures = [...seven.map((rabbit) => event.disclosure(player(rabbit), shown)), 'rubbish'];
  const reply = await answer(1, undefined, { disclosures });
  expect(reply).toMatchObject({ complete: true, block: expect.any(Number) });
  expect(reply).toHaveProperty('disclosed.length', 8);
  await collect(2);
  expect(await answer(2, undefined, { disclosures: 'rubbish' })).toMatchObject({ disclosed: [] });
});

it('that was delivered twice, or sent again by a phone that missed the reply, counts once', async () => {
  await collect(1);
  const letter = event.letter(player(1).address, 'Answer', { answer: testAnswer(player(1)) });
  await event.live.send({ ...letter, id: 'replayed'.padEnd(43, '0') });
  const { rows } = await answers();
  for (let turn = 0; turn <= maxAnswersPerPlayer; turn += 1) {
    event.pass(1000);
    expect(await event.live.send({ ...letter, at: event.now })).toMatchObject({ ok: true });
  }
  expect(await answers()).toMatchObject({ total: 1, rows });
});

it('is taken as often as a player may answer, then refused, also if it is right', async () => {
  await collect(1);
  for (let turn = 0; turn < maxAnswersPerPlayer; turn += 1) {
    await answer(1, testAnswer(player(1), keyFrom(`wrong ${turn}`)));
  }
  expect(await refusal(1)).toBe('answer.too-many');
  expect(await refusal(1, { answer: addressOf('rubbish') })).toBe('answer.too-many');
  await collect(2);
  expect(await answer(2)).toMatchObject({ complete: true });
});

it.each([
  ['nothing', {}],
  ['too short', { answer: 'AAAA' }],
  ['too long', { answer: 'A'.repeat(44) }],
  ['no text', { answer: { bytes: 1 } }],
  ['no base64url', { answer: '*'.repeat(43) }],
  ['a second spelling', { answer: `${'A'.repeat(42)}B` }],
])('that is malformed (%s) is refused', async (_, data) => {
  await collect(1);
  expect(await refusal(1, data)).toBe('answer.malformed');
});

describe('is refused in the same way with the right key and a wrong one', () => {
  const both = async (number: number) => {
    const right = await refusal(number);
    expect(await refusal(number, { answer: testAnswer(player(number), keyFrom('wrong')) })).toBe(right);
    return right;
  };

  it('of somebody who is no player', async () => {
    const data = { answer: testAnswer({ address: addressOf('stranger') }) };
    expect(await event.refusal(addressOf('stranger'), 'Answer', data)).toBe('player.unknown');
  });

  it('of a banned player', async () => {
    await collect(1);
    await event.act('Ban', { rabbit: 1 });
    expect(await both(1)).toBe('player.banned');
  });

  it('of a player without a rainbow, or whose pending one has lapsed', async () => {
    await collect(1, seven.slice(1));
    expect(await both(1)).toBe('answer.rainbow-incomplete');
    await collect(1, seven.slice(0, 1));
    event.pass(2 * defaultSettleWindowMs);
    expect(await both(1)).toBe('answer.rainbow-incomplete');
  });

  it('before the start, in a pause and after the end', async () => {
    await collect(1);
    await event.act('Pause');
    expect(await both(1)).toBe('event.not-running');
    await event.act('Start');
    await event.act('End');
    expect(await both(1)).toBe('event.not-running');
  });

  it('after the reveal', async () => {
    await collect(1);
    await collect(2);
    await answer(2);
    await event.discloseShown();
    await event.send(addressOf('anybody'), 'Reveal', { key: testKey, rabbit: 2 });
    expect(await both(1)).toBe('answer.revealed');
  });
});

it('is refused in an event without a key', async () => {
  await event.reset();
  await event.run();
  players = await event.joinAll('Player 1');
  expect(await refusal(1)).toBe('answer.no-key');
  expect(await event.refusal(addressOf('x'), 'Reveal', { key: testKey, rabbit: 1 })).toBe('answer.no-key');
});

describe('the question and its key', () => {
  const configure = (data: object) => event.act('Configure', data);
  const refused = (data: object) =>
    event.refusal(event.live && (addressOf('owner') as string), 'Configure', {
      reason: 'because',
      ...data,
    });

  it('are public, in the languages that the staff gave', async () => {
    await configure({ question: { en: 'Why?', 'zh-cn': '为什么？', de: 'Warum?' } });
    expect(await event.read('Info')).toMatchObject({
      question: { en: 'Why?', 'zh-cn': '为什么？', de: 'Warum?' },
      keyDigest: testKeyDigest,
      answers: 0,
    });
    expect(await event.read('StaffLog', { limit: 1 })).toMatchObject({
      rows: [{ action: 'Configure', detail: { question: 'Why?' } }],
    });
  });

  it.each([
    ['no English', { question: { pl: 'Czemu?' } }],
    ['no tag of a language', { question: { en: 'Why?', german: 'Warum?' } }],
    ['an empty text', { question: { en: 'Why?', ja: ' ' } }],
    ['a text too long', { question: { en: '開'.repeat(281) } }],
    ['a list', { question: ['Why?'] }],
    ['a text', { question: 'Why?' }],
    ['a short digest', { keyDigest: 'AAAA' }],
  ])('are refused with %s', async (_, data) => {
    expect(await refused(data)).toBe('staff.malformed');
  });

  it('change while nobody answered, and not once somebody did', async () => {
    await configure({ keyDigest: digestOf(keyFrom('another')) });
    await configure({ keyDigest: testKeyDigest });
    await collect(1);
    await answer(1);
    expect(await refused({ keyDigest: digestOf(keyFrom('another')) })).toBe('staff.key-fixed');
    expect(await refused({ keyDigest: testKeyDigest })).toBe('staff.key-fixed');
    await configure({ question: { en: 'Where, please?' } });
    await event.act('End');
    expect(await refused({ question: { en: 'When?' } })).toBe('event.wrong-phase');
  });
});
