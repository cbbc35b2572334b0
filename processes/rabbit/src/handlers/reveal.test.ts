import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import {
  defaultClaimWindowMs,
  defaultSettleWindowMs,
  judgedPerMessage,
  judgingWaitMs,
  minSettleWindowMs,
  slotMs,
} from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { writeAnswers } from '../../testing/large-event';
import { digestOf, keyFrom, testAnswer, testKey, testKeyDigest } from '../../testing/test-key';

interface Judged {
  phase: string;
  winner?: { rabbit: number };
}

let event: EventUnderTest;
let players: TestPlayer[];
const player = (number: number) => players[number - 1] as TestPlayer;
const seven = [8, 9, 10, 11, 12, 13, 14];
const names = Array.from({ length: 14 }, (_, index) => `Player ${index + 1}`);
const anybody = addressOf('anybody');

const answer = (number: number, bytes = testAnswer(player(number))) =>
  event.send(player(number).address, 'Answer', { answer: bytes });
const reveal = (rabbit: number, key = testKey) => event.send<Judged>(anybody, 'Reveal', { key, rabbit });
const refusal = (data: unknown) => event.refusal(anybody, 'Reveal', data);
const collect = async (number: number, rabbits = seven) => {
  for (const rabbit of rabbits) await event.scan(player(number), player(rabbit));
};
const confirmed = async (...numbers: number[]) => {
  for (const number of numbers) await collect(number);
  await event.discloseShown();
};
const settle = () => event.send(anybody, 'Settle');
const info = () => event.read<Judged>('Info');

beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());
beforeEach(async () => {
  await event.reset();
  await event.run({ question: { en: 'Where?' }, keyDigest: testKeyDigest });
  players = await event.joinAll(...names);
});

describe('the first answer that stands wins', () => {
  it('whoever reveals the key, and of whom', async () => {
    await confirmed(1, 2, 3);
    for (const number of [3, 1, 2]) {
      event.pass(10);
      await answer(number);
    }
    const { now, block } = event;
    event.pass(60_000);
    const winner = {
      rabbit: 3,
      nickname: 'Player 3',
      address: player(3).address,
      at: now - 20,
      block: block - 2,
    };
    expect(await reveal(2)).toMatchObject({ phase: 'ended', winner });
    expect(await event.read('Info')).toMatchObject({
      phase: 'ended',
      winner,
      reveal: { key: testKey, at: event.now },
    });
  });

  it('also if its player’s phone died, and the staff reveal the key after the end', async () => {
    await confirmed(1);
    await answer(1);
    await event.act('End');
    expect(await event.send(owner, 'Reveal', { key: testKey, rabbit: 1 })).toMatchObject({
      phase: 'ended',
      winner: { rabbit: 1 },
    });
  });

  it('by a player’s later answer where the earlier ones are wrong', async () => {
    await confirmed(1, 2);
    await answer(1, testAnswer(player(1), keyFrom('wrong')));
    await answer(1);
    await answer(2);
    expect(await reveal(2)).toMatchObject({ winner: { rabbit: 1 } });
  });
});

describe('does not win:', () => {
  it('an answer that was copied from another player', async () => {
    await confirmed(1, 2);
    await answer(2, testAnswer(player(1)));
    await answer(1);
    expect(await reveal(1)).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('a player who was banned, removed, or lost a colour or its giver before the reveal', async () => {
    await confirmed(1, 2, 3, 4);
    const others = await event.joinAll('Player 15', 'Player 16');
    players.push(...others);
    // another giver of the first colour, for the one who is to win
    await collect(5, [15, ...seven.slice(1)]);
    await event.discloseShown();
    for (const number of [1, 2, 3, 4, 5]) await answer(number);
    await event.act('Ban', { rabbit: 1 });
    await event.act('Remove', { rabbit: 2 });
    await event.act('Strike', { rabbit: 3, colour: 'blue' });
    await event.act('Ban', { rabbit: 8 });
    expect(await reveal(5)).toMatchObject({ winner: { rabbit: 5 } });
  });

  it('a rainbow of claims that prove false', async () => {
    for (const rabbit of seven) {
      await event.scan(player(1), player(rabbit), { claim: addressOf(`invented ${rabbit}`) });
    }
    await answer(1);
    await confirmed(2);
    await answer(2);
    expect(await reveal(2)).toMatchObject({ winner: { rabbit: 2 } });
  });

  it('a rainbow that was completed after the answer', async () => {
    await event.scan(player(1), player(8), { claim: addressOf('invented') });
    await collect(1, seven.slice(1));
    await answer(1);
    players.push(...(await event.joinAll('Player 15')));
    await collect(1, [15]);
    await confirmed(2);
    await answer(2);
    expect(await event.read('Me', { rabbit: 1 })).toMatchObject({ block: expect.any(Number) });
    expect(await refusal({ key: testKey, rabbit: 1 })).toBe('key.no-answer');
    expect(await reveal(2)).toMatchObject({ winner: { rabbit: 2 } });
  });
});

describe('pending claims of an earlier answer', () => {
  let shown: number;
  const tokens = (rabbits: number[]) => rabbits.map((rabbit) => event.disclosure(player(rabbit), shown));
  /** The last moment until which the judging waits for them. */
  const awaited = () => (shown + 1) * slotMs + defaultClaimWindowMs + judgingWaitMs;
  const passUntil = (time: number) => event.pass(time - event.now);

  // the second player's claims are older, of other rabbits and confirmed; the first player's wait
  beforeEach(async () => {
    players.push(...(await event.joinAll(...Array.from({ length: 7 }, (_, index) => `Other ${index + 1}`))));
    await collect(2, [15, 16, 17, 18, 19, 20, 21]);
    await event.discloseShown();
    shown = event.slot;
    await collect(1);
    await answer(1);
    event.pass(10_000);
    await answer(2);
  });

  it('make the judging wait for their tokens, and hold up scans, answers and staff acts that bear on it', async () => {
    expect(await reveal(2)).toEqual({ phase: 'running', at: event.now });
    expect(await settle()).toMatchObject({ done: true });
    expect(await info()).not.toHaveProperty('winner');
    const scan = event.scanData(player(3), player(8));
    expect(await event.refusal(player(3).address, 'Scan', scan)).toBe('event.judging');
    expect(await event.refusal(player(1).address, 'Answer', { answer: testKey })).toBe('answer.revealed');
    for (const [action, data] of [
      ['Ban', { rabbit: 1 }],
      ['Unban', { rabbit: 1 }],
      ['Remove', { rabbit: 1 }],
      ['Strike', { rabbit: 1, colour: 'green' }],
    ] as const) {
      expect(await event.refusal(owner, action, { reason: 'because', ...data })).toBe('event.judging');
    }
    expect(await event.refusal(owner, 'Configure', { reason: 'because', keyDigest: testKey })).toBe(
      'staff.key-fixed',
    );
    await event.disclose(...tokens(seven));
    expect(await settle()).toMatchObject({ done: true });
    expect(await info()).toMatchObject({ phase: 'ended', winner: { rabbit: 1 } });
  });

  it('are settled at once by the phones of their rabbits, whose tokens are a secret no longer', async () => {
    const early = { disclosures: tokens(seven) };
    expect(await event.refusal(anybody, 'Disclose', early)).toBe('disclosure.early');
    await reveal(2);
    // each phone shows the token of a slot to come: it settles all claims on its rabbit
    const latest = seven.map((rabbit) => event.disclosure(player(rabbit), event.slot + 2));
    expect(await event.disclose(...latest)).toMatchObject({ disclosed: Array(7).fill({ confirmed: 1 }) });
    expect(await event.act('Announce', { text: 'Who is it?' })).toMatchObject({ winner: { rabbit: 1 } });
  });

  it.each([
    ['Pause', []],
    ['Start', ['Pause']],
  ])('that a message of the staff’s %s brings to a winner leave the event ended', async (act, before) => {
    for (const earlier of before) await event.act(earlier);
    await reveal(2);
    await event.disclose(...tokens(seven));
    expect(await event.act(act)).toMatchObject({ phase: 'ended', winner: { rabbit: 1 } });
  });

  it('whose tokens were disclosed long after their windows, but before the reveal, stand', async () => {
    event.pass(2 * defaultSettleWindowMs);
    await event.disclose(...tokens(seven));
    expect(await reveal(2)).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('that were due before the reveal are not waited for', async () => {
    passUntil(awaited() + 1);
    await settle();
    expect(await reveal(2)).toMatchObject({ winner: { rabbit: 2 } });
  });

  it('that nobody discloses make the judging wait for a minute and a half after their window', async () => {
    await reveal(2);
    passUntil(awaited());
    await settle();
    expect(await info()).not.toHaveProperty('winner');
    event.pass(1);
    // the read bears out the time of the message
    await settle();
    expect(await info()).toMatchObject({ phase: 'ended', winner: { rabbit: 2 } });
  });

  it('count if disclosed within that time, also by a message after it that nothing bears out', async () => {
    await reveal(2);
    await event.disclose(...tokens(seven.slice(0, 6)));
    passUntil(awaited());
    await settle();
    expect(await info()).not.toHaveProperty('winner');
    event.pass(4 * slotMs);
    await event.disclose(...tokens(seven.slice(6)));
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('of which one is disclosed too late leave the next answer to win', async () => {
    await reveal(2);
    await event.disclose(...tokens(seven.slice(0, 6)));
    passUntil(awaited() + 1);
    await settle();
    await event.disclose(...tokens(seven.slice(6)));
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 2 } });
    expect(await event.read('Me', { rabbit: 1 })).toMatchObject({ complete: true });
  });
});

it('judging waits no longer than the settle window', async () => {
  await event.reset();
  await event.run({ keyDigest: testKeyDigest, settleWindowMs: minSettleWindowMs });
  players = await event.joinAll(...names);
  await confirmed(2);
  const { slot } = event;
  await collect(1);
  await answer(1);
  await answer(2);
  await reveal(2);
  event.pass((slot + 1) * slotMs + defaultClaimWindowMs + minSettleWindowMs + 1 - event.now);
  await settle();
  await settle();
  expect(await info()).toMatchObject({ winner: { rabbit: 2 } });
});

describe('the staff set another key', () => {
  const setKey = (keyDigest: string) => ({ reason: 'because', keyDigest });

  it('while all who answered with the one before are banned, and their answers count no more', async () => {
    await confirmed(1, 2);
    for (const number of [1, 2]) await answer(number);
    const key = keyFrom('another');
    for (const rabbit of [1, 2]) {
      expect(await event.refusal(owner, 'Configure', setKey(digestOf(key)))).toBe('staff.key-fixed');
      expect(await info()).toMatchObject({ keyFixed: true });
      await event.act('Ban', { rabbit });
    }
    expect(await info()).not.toHaveProperty('keyFixed');
    await event.act('Unban', { rabbit: 1 });
    expect(await event.refusal(owner, 'Configure', setKey(digestOf(key)))).toBe('staff.key-fixed');
    await event.act('Remove', { rabbit: 1 });
    // a right answer with the same key would be lost
    expect(await event.refusal(owner, 'Configure', setKey(testKeyDigest))).toBe('staff.key-fixed');
    expect(await event.act('Configure', { keyDigest: digestOf(key) })).toMatchObject({ answers: 0 });
    await event.act('Unban', { rabbit: 2 });
    expect(await info()).not.toHaveProperty('keyFixed');
    await answer(2, testAnswer(player(2), key));
    expect(await event.read('Answers')).toMatchObject({ total: 1, rows: [{ rabbit: 2 }] });
    expect(await refusal({ key: testKey, rabbit: 2 })).toBe('key.wrong');
    expect(await reveal(2, key)).toMatchObject({ phase: 'ended', winner: { rabbit: 2 } });
  });

  it('never again once a reveal was taken', async () => {
    await confirmed(1);
    await answer(1);
    await reveal(1);
    await event.act('Ban', { rabbit: 1 });
    expect(await event.refusal(owner, 'Configure', setKey(testKeyDigest))).toBe('event.wrong-phase');
  });
});

describe('a reveal is refused', () => {
  it.each([
    ['without a key', { rabbit: 1 }],
    ['without a rabbit', { key: testKey }],
    ['with words', { key: 'legal winner thank year wave permit', rabbit: 1 }],
    ['with a rabbit that is no number', { key: testKey, rabbit: 'one' }],
  ])('%s', async (_, data) => {
    expect(await refusal(data)).toBe('key.malformed');
  });

  it('with another key, of a rabbit without the right answer, before the start, and again', async () => {
    await confirmed(1, 2);
    await answer(1);
    await answer(2, testAnswer(player(1)));
    expect(await refusal({ key: keyFrom('wrong'), rabbit: 1 })).toBe('key.wrong');
    expect(await refusal({ key: testKeyDigest, rabbit: 1 })).toBe('key.wrong');
    for (const rabbit of [0, 2, 3, 15, 65_535]) {
      expect(await refusal({ key: testKey, rabbit })).toBe('key.no-answer');
    }
    await reveal(1);
    expect(await refusal({ key: testKey, rabbit: 1 })).toBe('answer.revealed');
  });

  it('of a player who is banned, or of whose rainbow a colour fell, also by the staff', async () => {
    await confirmed(1, 2);
    for (const number of [1, 2]) await answer(number);
    await event.act('Ban', { rabbit: 1 });
    await event.act('Strike', { rabbit: 2, colour: 'green' });
    for (const rabbit of [1, 2]) {
      expect(await event.refusal(owner, 'Reveal', { key: testKey, rabbit })).toBe('key.no-answer');
    }
    await event.act('Unban', { rabbit: 1 });
    await event.act('Ban', { rabbit: 8 });
    expect(await refusal({ key: testKey, rabbit: 1 })).toBe('key.no-answer');
    await event.act('Unban', { rabbit: 8 });
    expect(await reveal(1)).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('while a colour waits for its token, also by the staff, and also long after its window', async () => {
    const { slot } = event;
    await collect(1);
    await answer(1);
    for (const pause of [0, 3 * slotMs + defaultClaimWindowMs, 2 * defaultSettleWindowMs]) {
      event.pass(pause);
      expect(await refusal({ key: testKey, rabbit: 1 })).toBe('key.unconfirmed');
      expect(await event.refusal(owner, 'Reveal', { key: testKey, rabbit: 1 })).toBe('key.unconfirmed');
    }
    for (const rabbit of seven) {
      expect(await refusal({ key: testKey, rabbit: 1 })).toBe('key.unconfirmed');
      await event.disclose(event.disclosure(player(rabbit), slot));
    }
    expect(await reveal(1)).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('of an event that has not started', async () => {
    await event.reset();
    await event.open({ keyDigest: testKeyDigest });
    expect(await refusal({ key: testKey, rabbit: 1 })).toBe('event.not-running');
  });
});

it('of many answers a message judges some, and the others wait for the next ones', async () => {
  await confirmed(1);
  await writeAnswers(event.live, { players: 14, answers: 4 * judgedPerMessage });
  await answer(1);
  expect(await reveal(1)).not.toHaveProperty('winner');
  const next = () => event.live.evaluateLua('return RabbitState.judging.next');
  expect(await next()).toBe(String(judgedPerMessage + 1));
  await event.act('Announce', { text: 'Who is it?' });
  expect(await next()).toBe(String(2 * judgedPerMessage + 1));
  await settle();
  expect(await info()).toMatchObject({ winner: { rabbit: 1 } });
});
