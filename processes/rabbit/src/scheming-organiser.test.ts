import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../common/testing/addresses';
import { processId } from '../../common/testing/live-process';
import { drawnRabbits, frozenHash, noRegistrations, type RabbitId, registrationsHash } from '../client';
import { TestDraw } from '../testing/test-draw';

const process = processId as ProcessId;
const events = 2000;
const players = 1000;
/** Players whom the organiser would like to see drawn: 1 % of all, so that a steered draw shows in few events. */
const friends = new Set(Array.from({ length: 10 }, (_, index) => (17 + 100 * index) as RabbitId));
/** Ways to begin the event that the organiser compares before each start. */
const ways = 40;
/** The time within which the ledger takes a message, at a moment that its sender can't foresee, in milliseconds. */
const unforeseenMs = 5000;
const block = 1_600_000;

/** Returns a function that gives numbers below a bound, which are the same in each run. */
function chanceOf(name: string) {
  let turn = 0;
  return (bound: number): number => {
    turn += 1;
    return createHash('sha256').update(`${name} ${turn}`).digest().readUInt32BE() % bound;
  };
}

/** A way to begin an event: registrations of the organiser's own behind those of others, some of them banned, and a start. */
interface Way {
  registrations: Uint8Array;
  players: number;
  out: ReadonlySet<RabbitId>;
  startAt: number;
}

/** Returns all that an organiser with tickets of the own can still decide once 1,000 others have registered. */
function waysOf(name: string, others: Uint8Array, from: number): Way[] {
  const chance = chanceOf(`${name} ways`);
  let registrations = others;
  return Array.from({ length: ways }, (_, own) => {
    const at = from + 1000 * own;
    const rabbit = (players + own + 1) as RabbitId;
    const address = addressOf(`${name} own ${own}`) as Address;
    registrations = registrationsHash(registrations, { rabbit, address, at, block });
    const out = new Set(own % 2 === 0 ? [rabbit] : []);
    return { registrations, players: rabbit, out, startAt: at + 1000 + chance(600_000) };
  });
}

/** Returns the number of events in which a friend is drawn. @param delayOf the time that the ledger takes, in milliseconds */
function countSteered(delayOf: (chance: (bound: number) => number) => number): number {
  let steered = 0;
  for (let event = 0; event < events; event += 1) {
    const name = `event ${event}`;
    const chance = chanceOf(name);
    // the others' registrations are as good as a registration that nobody could foresee
    const others = registrationsHash(noRegistrations, {
      ...{ rabbit: players as RabbitId, address: addressOf(name) as Address, at: chance(2 ** 31), block },
    });
    const { seed } = new TestDraw(name);
    const drawnAt = (way: Way, at: number) => {
      const hash = frozenHash({ process, ...way, at, block });
      const [drawn] = drawnRabbits({ process, seed, hash, ...way, count: 1 });
      return drawn !== undefined && friends.has(drawn);
    };
    const all = waysOf(name, others, 2 ** 32 + event);
    const chosen = all.find((way) => drawnAt(way, way.startAt + unforeseenMs / 2)) ?? (all[0] as Way);
    if (drawnAt(chosen, chosen.startAt + delayOf(chance))) steered += 1;
  }
  return steered;
}

const expected = (events * friends.size) / players;
/** Five deviations: chance exceeds them once in three million. */
const limit = expected + 5 * Math.sqrt(expected);

it('an organiser with own registrations, bans and any moment of the start draws a friend as often as anybody', () => {
  const steered = countSteered((chance) => chance(unforeseenMs));
  expect(steered).toBeLessThan(limit);
  expect(steered).toBeGreaterThan(0);
});

it('one who foresees the ledger’s time to the millisecond is found', () => {
  expect(countSteered(() => unforeseenMs / 2)).toBeGreaterThan(5 * limit);
});
