import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { defaultSettleWindowMs, slotMs } from '../client/generated';
import { EventUnderTest, type TestPlayer } from '../testing/event-under-test';
import { testAnswer, testKey, testKeyDigest } from '../testing/test-key';

/** Endings that somebody tries to spoil who overheard the key; the first one of these events is honest, the second one not. */
let event: EventUnderTest;
let honest: TestPlayer;
let cheat: TestPlayer;
let givers: TestPlayer[];
let bystander: TestPlayer;
const minuteMs = 60_000;

beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

async function begin(settleWindowMs: number) {
  await event.reset();
  await event.run({ settleWindowMs, keyDigest: testKeyDigest, question: { en: 'Who?' } });
  const all = await event.joinAll(...Array.from({ length: 14 }, (_, index) => `Player ${index + 1}`));
  [honest, cheat, bystander] = all as [TestPlayer, TestPlayer, TestPlayer];
  givers = all.slice(7);
}

const answer = (player: TestPlayer) => event.send(player.address, 'Answer', { answer: testAnswer(player) });
const reveal = ({ address, rabbit }: TestPlayer) => event.send(address, 'Reveal', { key: testKey, rabbit });
const refusedReveal = ({ address, rabbit }: TestPlayer) =>
  event.refusal(address, 'Reveal', { key: testKey, rabbit });
const invent = (rabbit: TestPlayer) =>
  event.scan(cheat, rabbit, { claim: addressOf(`invented ${rabbit.rabbit}`) });
/** Sends messages for some minutes; returns the time that the winner took, in milliseconds. */
async function timeToWinner() {
  const { now } = event;
  for (let step = 0; step < 60; step += 1) {
    await event.send(bystander.address, 'Settle');
    const { winner } = await event.read<{ winner?: { rabbit: number } }>('Info');
    if (winner) return { winner: winner.rabbit, ms: event.now - now };
    event.pass(20_000);
  }
  throw new Error('no winner');
}

describe.each([
  ['half an hour', defaultSettleWindowMs],
  ['five minutes', 5 * minuteMs],
])('with a settle window of %s', (_, settleWindowMs) => {
  beforeEach(() => begin(settleWindowMs));

  it('seven invented claims, an answer and a reveal end nothing, and shut nobody out', async () => {
    for (const rabbit of givers) await event.scan(honest, rabbit);
    await event.discloseShown();
    for (const rabbit of givers) await invent(rabbit);
    await answer(cheat);
    expect(await refusedReveal(cheat)).toBe('key.unconfirmed');
    event.pass(1000);
    await event.scan(bystander, givers[0] as TestPlayer);
    await answer(honest);
    await event.act('Ban', { rabbit: cheat.rabbit });
    expect(await event.refusal(owner, 'Configure', { reason: 'because', keyDigest: testKeyDigest })).toBe(
      'staff.key-fixed',
    );
    expect(await reveal(honest)).toMatchObject({ phase: 'ended', winner: { rabbit: honest.rabbit } });
  });

  it.each(['nobody', 'each rabbit’s phone'])(
    'one invented claim holds an ending up for minutes at most, when %s shows a token',
    async (shower) => {
      for (const rabbit of givers) await event.scan(honest, rabbit);
      for (const rabbit of givers.slice(0, 6)) await event.scan(cheat, rabbit);
      await event.discloseShown();
      await invent(givers[6] as TestPlayer);
      await answer(cheat);
      event.pass(1000);
      await answer(honest);
      event.pass(minuteMs);
      expect(await reveal(honest)).not.toHaveProperty('winner');
      for (const giver of shower === 'nobody' ? [] : givers)
        await event.disclose(event.disclosure(giver, event.slot + 2));
      const { winner, ms } = await timeToWinner();
      expect(winner).toBe(honest.rabbit);
      expect(ms).toBeLessThan(shower === 'nobody' ? 4 * minuteMs : slotMs);
    },
  );

  it('seven invented claims before an honest answer hold nothing up for longer', async () => {
    for (const rabbit of givers) await event.scan(honest, rabbit);
    await event.discloseShown();
    for (const rabbit of givers)
      await event.scan(cheat, rabbit, { slot: event.slot + 2, claim: addressOf(`${rabbit.rabbit}`) });
    await answer(cheat);
    await answer(honest);
    const answeredAt = event.now;
    await reveal(honest);
    expect((await timeToWinner()).winner).toBe(honest.rabbit);
    expect(event.now - answeredAt).toBeLessThan(6 * minuteMs);
  });
});
