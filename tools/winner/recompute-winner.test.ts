import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../processes/common/testing/addresses';
import { defaultClaimWindowMs, judgingWaitMs, slotMs } from '../../processes/rabbit/client';
import { EventUnderTest } from '../../processes/rabbit/testing/event-under-test';
import { TestDraw } from '../../processes/rabbit/testing/test-draw';
import { digestOf, keyFrom, testKey } from '../../processes/rabbit/testing/test-key';
import { recomputeDraw } from './recompute-draw';
import { recomputeWinner } from './recompute-winner';
import { LoggedEvent, testWindows } from './testing/logged-event';

jest.setTimeout(300_000);

let event: EventUnderTest;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

/** Expects that the script finds in the log the outcome that the process has. Returns the outcome. */
async function expectAgreement(game: LoggedEvent) {
  const { winner, answers } = await game.outcome();
  const own = recomputeWinner(game.log);
  expect(own).toEqual({
    winner: winner && { rabbit: winner.rabbit, address: winner.address, at: winner.at, block: winner.block },
    answers,
    codeChanges: 0,
    contradictions: [],
  });
  return own;
}

/** Discloses the tokens of rabbits in a slot, twenty with each message. */
async function disclose(game: LoggedEvent, rabbits: readonly number[], slot: number) {
  for (let at = 0; at < rabbits.length; at += 20) {
    const disclosures = rabbits
      .slice(at, at + 20)
      .map((rabbit) => event.disclosure(game.player(rabbit), slot));
    await game.send(addressOf('anybody'), 'Disclose', { disclosures });
  }
}

const shuffled = (count: number, random: SeededRandom): number[] => {
  const rest = Array.from({ length: count }, (_, index) => index + 1);
  return rest.map((_, index) => {
    const other = index + random.upTo(count - index);
    [rest[index], rest[other]] = [rest[other] as number, rest[index] as number];
    return rest[index] as number;
  });
};

describe('of 100 right answers at one moment', () => {
  const givers = [101, 102, 103, 104, 105, 106, 107];
  let afterScans: () => Promise<LoggedEvent>;
  let slot: number;
  beforeAll(async () => {
    const game = await LoggedEvent.start(event, 107);
    slot = event.slot;
    for (let scanner = 1; scanner <= 100; scanner += 1) {
      for (const rabbit of givers)
        await game.scan(scanner, rabbit, scanner === 7 ? addressOf(`${rabbit}`) : undefined);
    }
    afterScans = await game.keep();
  });

  it.each([1, 2, 3])('the first one in the ledger wins (order %i)', async (seed) => {
    const random = seededRandom(seed);
    const game = await afterScans();
    const order = shuffled(100, random);
    for (const number of order) expect(await game.answer(number)).toBe(true);
    const revealing = order[random.upTo(100)] as number;
    expect(await game.reveal(revealing)).toBe(false);
    event.pass(slotMs * 6);
    await disclose(game, givers, slot);
    await game.settle();
    expect(await game.reveal(revealing)).toBe(revealing !== 7);
    if (revealing === 7) await game.reveal(order.find((number) => number !== 7) as number);
    await game.settle();
    const first = order.find((number) => number !== 7);
    expect(await expectAgreement(game)).toMatchObject({ winner: { rabbit: first } });
  });
});

/** Plays a whole event at random: honest and invented scans, right and wrong answers, staff acts, late disclosures. */
async function playAtRandom(random: SeededRandom): Promise<LoggedEvent> {
  const players = 20;
  const game = await LoggedEvent.start(event, players);
  const shown = new Map<string, [number, number]>();
  const pick = () => random.upTo(players) + 1;
  const moves = [
    async () => {
      const [scanner, rabbit] = [random.upTo(5) + 1, pick()];
      shown.set(`${rabbit} ${event.slot}`, [rabbit, event.slot]);
      await game.scan(scanner, rabbit, random.chance(0.06) ? addressOf(`invented ${event.now}`) : undefined);
    },
    async () => {
      for (let rabbit = 8; rabbit <= 14; rabbit += 1) {
        shown.set(`${rabbit} ${event.slot}`, [rabbit, event.slot]);
        await game.scan(random.upTo(5) + 1, rabbit);
      }
    },
    async () => {
      const known = [...shown.values()].filter(() => random.chance(0.6)).slice(0, 20);
      const disclosures = known.map(([rabbit, slot]) => event.disclosure(game.player(rabbit), slot));
      await game.send(addressOf('anybody'), 'Disclose', { disclosures });
    },
    async () => {
      await game.answer(random.upTo(5) + 1, random.chance(0.7) ? testKey : keyFrom('wrong'));
    },
    async () => {
      const scanner = game.player(random.upTo(5) + 1);
      await game.send(scanner.address, 'ScanPrinted', {
        rabbit: pick(),
        claim: addressOf(`badge ${event.now}`),
      });
      await game.act('SettlePrinted', { [random.chance(0.7) ? 'confirm' : 'strike']: [random.upTo(12) + 1] });
    },
    async () => {
      const [[rabbit, slot] = [1, event.slot]] = [...shown.values()].slice(-1);
      const dispute = { rabbit: random.upTo(5) + 1, slot, reason: 'I was not there' };
      await game.send(game.player(rabbit).address, 'Dispute', dispute);
      const outcome = random.chance(0.5) ? 'strike' : 'dismiss';
      await game.act('Resolve', { dispute: random.upTo(5) + 1, outcome });
    },
    async () => {
      const action = random.chance(0.5) ? 'Ban' : 'Unban';
      if (random.chance(0.3)) await game.act(action, { rabbit: pick() });
      if (random.chance(0.1)) await game.act('Strike', { rabbit: random.upTo(5) + 1, colour: 'blue' });
    },
    async () => event.pass(random.chance(0.06) ? testWindows.settleWindowMs : random.upTo(4) * slotMs),
  ];
  for (let turn = 0; turn < 160; turn += 1) await moves[random.upTo(moves.length)]?.();
  for (const number of shuffled(5, random)) await game.answer(number);
  for (let turn = 0; turn < 25; turn += 1) {
    await game.reveal(random.upTo(5) + 1);
    await moves[random.upTo(moves.length)]?.();
  }
  return game;
}

/** Gives an event whose key is secret another one: all who answered are banned meanwhile. */
async function changeKey(game: LoggedEvent) {
  const key = keyFrom('another');
  for (const action of ['Ban', 'Unban']) {
    for (let rabbit = 1; rabbit <= 5; rabbit += 1) await game.act(action, { rabbit });
    if (action === 'Ban') expect(await game.act('Configure', { keyDigest: digestOf(key) })).toBe(true);
  }
  for (let number = 1; number <= 5; number += 1) await game.answer(number, key);
}

it('finds what the process finds in random games, with an accepted reveal and without one', async () => {
  const revealed = new Set<boolean>();
  for (let seed = 1; seed <= 10; seed += 1) {
    const game = await playAtRandom(seededRandom(seed * 104_729));
    await expectAgreement(game);
    await game.settle();
    await expectAgreement(game);
    const hasReveal = game.entries.some(({ action, reply }) => action === 'Reveal' && reply);
    if (!hasReveal) await changeKey(game);
    event.pass(2 * testWindows.settleWindowMs);
    await game.settle();
    expect((await expectAgreement(game)).winner !== undefined).toBe(hasReveal);
    revealed.add(hasReveal);
  }
  expect(revealed.size).toBe(2);
});

describe('while an earlier answer waits for its tokens', () => {
  let game: LoggedEvent;
  let slot: number;
  const seven = [8, 9, 10, 11, 12, 13, 14];
  beforeEach(async () => {
    game = await LoggedEvent.start(event, 14);
    for (const rabbit of seven) await game.scan(2, rabbit);
    const confirmed = event.slot;
    event.pass(slotMs * 6);
    await disclose(game, seven, confirmed);
    slot = event.slot;
    for (const rabbit of seven) await game.scan(1, rabbit);
    await game.answer(1);
    await game.answer(2);
    expect(await game.reveal(1)).toBe(false);
    expect(await game.reveal(2)).toBe(true);
    expect((await expectAgreement(game)).winner).toBeUndefined();
  });

  it('it wins with tokens that come at once', async () => {
    await disclose(game, seven, slot);
    await game.settle();
    expect(await expectAgreement(game)).toMatchObject({ winner: { rabbit: 1 } });
  });

  it.each([
    [0, 1],
    [1, 2],
  ])(
    'it wins with tokens at the last moment, and loses with later ones (%i ms later: %i)',
    async (late, winner) => {
      await disclose(game, seven.slice(1), slot);
      event.pass((slot + 1) * slotMs + defaultClaimWindowMs + judgingWaitMs + late - event.now);
      await game.settle();
      await disclose(game, seven, slot);
      await game.settle();
      expect(await expectAgreement(game)).toMatchObject({ winner: { rabbit: winner } });
    },
  );
});

it('leaves out whoever got the key in an envelope, as the process does', async () => {
  const draw = new TestDraw();
  const game = await LoggedEvent.open(event, draw.commit);
  await game.join(14);
  await game.act('Start');
  const { frozen } = await event.read<{ frozen: { hash: string; players: number } }>('Info');
  const [white = 0, other = 0] = draw.rabbits(frozen, 2);
  const ids = { table: addressOf('table'), hash: addressOf('hash') };
  await game.act('Deal', { ...ids, edition: 1, count: 14, sealed: draw.sealed(1) });
  for (const scanner of [white, other]) {
    const others = Array.from({ length: 7 }, (_, index) => ((scanner + index) % 14) + 1);
    for (const rabbit of others) await game.scan(scanner, rabbit);
  }
  const { slot } = event;
  event.pass(slotMs * 6);
  await disclose(
    game,
    game.players.map(({ rabbit }) => rabbit),
    slot,
  );
  for (const rabbit of [white, other]) await game.answer(rabbit);
  expect(await game.reveal(white)).toBe(false);
  expect(await game.reveal(other)).toBe(true);
  expect(await expectAgreement(game)).toMatchObject({ winner: { rabbit: other } });
  expect(recomputeDraw(game.log)).toMatchObject({
    ...{ unproven: [], contradictions: [] },
    editions: [{ edition: 1, whiteRabbit: white, isExcluded: true }],
  });
});

it('contradicts a unit that lies about a token, a number or a key', async () => {
  const game = await LoggedEvent.start(event, 9);
  for (let rabbit = 2; rabbit <= 8; rabbit += 1) await game.scan(1, rabbit);
  const { slot } = event;
  event.pass(slotMs * 6);
  await disclose(game, [2, 3, 4, 5, 6, 7, 8], slot);
  await game.answer(1);
  await game.reveal(1);
  const lies = (change: (entry: (typeof game.entries)[number]) => object) =>
    recomputeWinner({
      ...game.log,
      entries: game.entries.map((entry) => ({ ...entry, ...change(entry) })),
    }).contradictions;
  expect(lies(() => ({}))).toEqual([]);
  expect(lies(({ action }) => (action === 'Register' ? { reply: { rabbit: 1 } } : {}))).toHaveLength(8);
  expect(
    lies(({ action, data }) => (action === 'Reveal' ? { data: { ...data, key: keyFrom('wrong') } } : {})),
  ).toEqual([expect.stringContaining('not the key'), expect.stringContaining('who had not won')]);
  expect(lies(({ action, data }) => (action === 'Reveal' ? { data: { ...data, rabbit: 2 } } : {}))).toEqual([
    expect.stringContaining('who had not won'),
  ]);
  const token = Buffer.alloc(10).toString('base64url');
  const disclosures = [{ rabbit: 2, slot, token }];
  expect(lies(({ action }) => (action === 'Disclose' ? { data: { disclosures } } : {})).join()).toContain(
    'none of its chains',
  );
});
