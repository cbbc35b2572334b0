import { randomBytes } from 'node:crypto';
import { addressOf } from '../../../common/testing/addresses';
import { type RabbitId, rabbitColours } from '../../client';
import { drawPartBytes } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { TestDraw } from '../../testing/test-draw';
import { digestOf, keyFrom, testAnswer, testKey, testKeyDigest } from '../../testing/test-key';

/** Each colour has a rabbit of others for everybody, also without those who are out. */
const names = Array.from({ length: 4 * rabbitColours.length }, (_, index) => `Player ${index + 1}`);
const otherKey = keyFrom('another');
const draw = new TestDraw();
const anybody = addressOf('anybody');

interface Info {
  phase: string;
  winner?: { rabbit: number };
  draw?: { seed?: string; unopened?: number[] };
  frozen?: { hash: string; players: number };
}

let event: EventUnderTest;
let players: TestPlayer[];
/** The players in the order in which they are drawn. */
let drawn: RabbitId[];
const player = (rabbit: number) => players[rabbit - 1] as TestPlayer;
const info = () => event.read<Info>('Info');

/** Starts an event of these players; what the staff do before the start changes nothing of the frozen registrations. */
async function start(beforeStart: () => Promise<unknown> = async () => undefined): Promise<RabbitId[]> {
  await event.open({ keyDigest: testKeyDigest });
  players = await event.joinAll(...names);
  await beforeStart();
  const { frozen } = await event.act<Info>('Start');
  return draw.rabbits(frozen as NonNullable<Info['frozen']>, names.length);
}

/** Lets some players collect all colours, from others than those who are out. */
async function collect(collectors: readonly number[], out: readonly number[] = []): Promise<void> {
  for (const scanner of collectors) {
    const others = players.filter(({ rabbit }) => rabbit !== scanner && !out.includes(rabbit));
    const byColour = new Map(others.map((other) => [other.rabbit % rabbitColours.length, other]));
    for (const other of byColour.values()) await event.scan(player(scanner), other);
  }
  await event.discloseShown();
}

beforeAll(async () => {
  event = await EventUnderTest.start();
  drawn = await start();
  await collect([...drawn.slice(0, 3), drawn.at(-1) ?? 0]);
  await event.live.evaluateLua('KeptEvent = ao.clone(RabbitState)');
});
afterAll(() => event.stop());
beforeEach(() => event.live.evaluateLua('RabbitState = ao.clone(KeptEvent)'));

const deal = (edition: number, sealed: string) =>
  event.act('Deal', {
    ...{ edition, sealed, count: names.length },
    ...{ table: addressOf('table'), hash: addressOf('hash') },
  });
const answer = (rabbit: number, key = testKey) =>
  event.send(player(rabbit).address, 'Answer', { answer: testAnswer(player(rabbit), key) });
const reveal = (rabbit: number, key = testKey) => event.send<Info>(anybody, 'Reveal', { key, rabbit });
const refusal = (rabbit: number, key = testKey) => event.refusal(anybody, 'Reveal', { key, rabbit });

it('all are drawn once', () => {
  expect(drawn.toSorted((a, b) => a - b)).toEqual(players.map(({ rabbit }) => rabbit));
});

it('the White Rabbit can’t win, with no act of the staff, in whatever order who reveals', async () => {
  const [white = 0, other = 0, third = 0] = drawn;
  await deal(1, draw.sealed(1));
  await deal(2, draw.sealed(2));
  for (const rabbit of [white, other, third]) await answer(rabbit);
  expect(await refusal(white)).toBe('key.white-rabbit');
  expect((await info()).draw?.seed).toBeUndefined();
  expect(await reveal(third)).toMatchObject({ winner: { rabbit: other } });
  expect((await info()).draw).toMatchObject({ ...draw.commit, seed: draw.text });
});

it('everybody who got this key in an envelope is excluded, and nobody else', async () => {
  const [declined = 0, white = 0, other = 0] = drawn;
  for (const [index, number] of [0, 1, 1].entries()) await deal(index + 1, draw.sealed(index + 1, number));
  for (const rabbit of [declined, white, other]) await answer(rabbit);
  expect([await refusal(declined), await refusal(white)]).toEqual(['key.white-rabbit', 'key.white-rabbit']);
  expect(await reveal(other)).toMatchObject({ winner: { rabbit: other } });
});

it('whoever got another key than the revealed one may win', async () => {
  const [declined = 0, white = 0] = drawn;
  await deal(1, draw.sealed(1));
  await event.act('Configure', { keyDigest: digestOf(otherKey) });
  await deal(2, draw.sealed(2, 1, otherKey));
  for (const rabbit of [white, declined]) await answer(rabbit, otherKey);
  expect(await refusal(white, otherKey)).toBe('key.white-rabbit');
  expect(await reveal(declined, otherKey)).toMatchObject({ winner: { rabbit: declined } });
});

it('a key that comes back brings its editions back', async () => {
  const [white = 0, other = 0] = drawn;
  await deal(1, draw.sealed(1));
  for (const digest of [digestOf(otherKey), testKeyDigest])
    await event.act('Configure', { keyDigest: digest });
  for (const rabbit of [white, other]) await answer(rabbit);
  expect(await refusal(white)).toBe('key.white-rabbit');
  expect(await reveal(other)).toMatchObject({ winner: { rabbit: other } });
});

it('who was out at the start is passed over, and a ban after it changes nothing', async () => {
  const [banned = 0, removed = 0, back = 0, other = 0] = drawn;
  await event.reset();
  const again = await start(async () => {
    for (const rabbit of [banned, back]) await event.act('Ban', { rabbit });
    await event.act('Unban', { rabbit: back });
    await event.act('Remove', { rabbit: removed });
  });
  expect(again).toEqual(drawn);
  await event.act('Unban', { rabbit: banned });
  await event.act('Ban', { rabbit: other });
  await event.act('Unban', { rabbit: other });
  await collect([back, other], [banned, removed]);
  for (const edition of [1, 2]) await deal(edition, draw.sealed(edition, edition - 1));
  for (const rabbit of [back, other]) await answer(rabbit);
  expect([await refusal(back), await refusal(other)]).toEqual(['key.white-rabbit', 'key.white-rabbit']);
});

it('the keepsakes of the prize and the rainbow are the winner’s, and that of the role is for whoever kept it', async () => {
  const [declined = 0, white = 0, other = 0] = drawn;
  for (const [index, number] of [0, 1].entries()) await deal(index + 1, draw.sealed(index + 1, number));
  await answer(other);
  const kinds = async (rabbit: number) => {
    const { address } = player(rabbit);
    const { rows } = await event.read<{ rows: { kind: string }[] }>('Keepsakes', { address });
    return rows.map(({ kind }) => kind);
  };
  expect([await kinds(white), await kinds(other)]).toEqual([[], []]);
  await reveal(other);
  expect(await kinds(other)).toEqual(['attendance', 'rainbow', 'win']);
  expect(await kinds(white)).toEqual(['attendance', 'rainbow', 'role']);
  expect(await kinds(declined)).toEqual(['attendance', 'rainbow']);
  for (const [rabbit, kind] of [
    [other, 'rainbow'],
    [other, 'win'],
    [white, 'role'],
  ] as const) {
    const { address } = player(rabbit);
    const { Spawns } = await event.live.evaluate(event.letter(address, 'Keepsake', { kind }));
    expect(Spawns).toMatchObject([
      { Tags: expect.arrayContaining([{ name: 'Keepsake-Owner', value: address }]) },
    ]);
  }
  const again = event.refusal(player(declined).address, 'Keepsake', { kind: 'role' });
  expect(await again).toBe('keepsake.not-earned');
});

describe('an edition that doesn’t open', () => {
  const rubbish = randomBytes(drawPartBytes).toString('base64url');

  it('excludes nobody, blocks nobody, and is named', async () => {
    const [white = 0] = drawn;
    await deal(1, rubbish);
    await answer(white);
    expect(await reveal(white)).toMatchObject({ winner: { rabbit: white } });
    const { draw: shown } = await info();
    expect(shown).toMatchObject({ unopened: [1] });
    expect(shown).not.toHaveProperty('seed');
    await event.act('OpenDraw', { seed: draw.text });
  });

  it('leaves the others as they are', async () => {
    const [first = 0, second = 0, third = 0] = drawn;
    const parts = [draw.sealed(1), rubbish, new TestDraw('other').sealed(3), draw.sealed(4, 2)];
    for (const [index, part] of parts.entries()) await deal(index + 1, part);
    for (const rabbit of [first, third, second]) await answer(rabbit);
    expect(await refusal(first)).toBe('key.white-rabbit');
    expect(await refusal(third)).toBe('key.white-rabbit');
    expect(await reveal(second)).toMatchObject({ winner: { rabbit: second } });
    expect((await info()).draw).toMatchObject({ unopened: [2, 3], seed: draw.text });
  });

  it.each([
    ['goes back', [1, 0], [2]],
    ['leaps', [0, 2], [2]],
    ['leaps at once', [2, 2], [1]],
    ['goes back after a leap', [0, 3, 1, 0], [2, 4]],
  ])('is one whose draw %s', async (_, numbers, unopened) => {
    for (const [index, number] of numbers.entries()) await deal(index + 1, draw.sealed(index + 1, number));
    const other = drawn.at(-1) ?? 0;
    await answer(other);
    await reveal(other);
    expect((await info()).draw).toMatchObject({ unopened });
  });
});

it('the largest number of editions is opened by one message', async () => {
  for (let edition = 1; edition <= 96; edition += 1) await deal(edition, draw.sealed(edition, edition));
  const [, ...holders] = drawn;
  const first = drawn[0] ?? 0;
  for (const rabbit of [holders[0] ?? 0, first]) await answer(rabbit);
  expect(await refusal(holders[0] ?? 0)).toBe('key.white-rabbit');
  expect(await reveal(first)).toMatchObject({ winner: { rabbit: first } });
});
