import type { Letter, LiveProcess } from '../../common/testing/live-process';
import { type RabbitId, rabbitColours } from '../client';
import { EventUnderTest } from '../testing/event-under-test';
import { startRabbit } from '../testing/live-rabbit';
import { RandomGame } from '../testing/random-game';

interface Played {
  log: Letter[];
  /** The code of each refused message, by its place in the log. */
  refused: Map<number, string>;
  state: string;
}

interface Page {
  total: number;
  rows: { rank: number; rabbit: number; count: number; at?: number }[];
}
interface Me {
  address: string;
  rabbit: RabbitId;
  complete: boolean;
  collected: { colour: string; rabbit: number; slot: number; at: number; status: string }[];
}

interface DumpedClaim {
  scanner: number;
  rabbit: number;
  at: number;
  status: string;
}
interface Dump {
  /** In ledger order. */
  claims: DumpedClaim[];
  /** By number. */
  players: { banned: boolean; count: number; at: number; voided: number; given: number }[];
  /** The numbers of the players on the board, in their order. */
  order: number[];
}

const messages = 300;
/** The statuses of claims that proved honest and were not struck. */
const standing = ['confirmed', 'withheld'];
let event: EventUnderTest;
let fresh: LiveProcess;

beforeAll(async () => {
  [event, fresh] = await Promise.all([EventUnderTest.start(), startRabbit()]);
});
afterAll(() => Promise.all([event.stop(), fresh.stop()]));

/** Reads claims and players from the state itself. */
async function dump(): Promise<Dump> {
  const { rows } = await event.read<Page>('Leaderboard', { limit: 100 });
  const text = await event.live.evaluateLua(`
    local function rowsOf(rows, ...)
      local list = {}
      for index = 1, rows.total do
        local row = {}
        for _, name in ipairs({ ... }) do row[name] = rows[name][index] end
        list[index] = row
      end
      return list
    end
    return require('json').encode({
      claims = rowsOf(RabbitState.claims, 'scanner', 'rabbit', 'at', 'status'),
      players = rowsOf(RabbitState.players, 'banned', 'count', 'at', 'voided', 'given'),
    })`);
  return { ...(JSON.parse(text) as Omit<Dump, 'order'>), order: rows.map(({ rabbit }) => rabbit) };
}

/** Plays a game without the engine's rollback: a change that a refused message makes would stay. */
async function play(game: RandomGame): Promise<Played> {
  const log: Letter[] = [];
  const refused = new Map<number, string>();
  while (log.length < messages) {
    const letter = { ...(await game.next()), id: `message ${log.length}` };
    const { outcome, changed } = await event.live.handleWithoutRollback(letter);
    if (outcome.ok) {
      if (outcome.action === 'Registered') game.registered(letter, (outcome.data as Me).rabbit);
    } else {
      if (!outcome.code || changed)
        throw new Error(`${letter.action} left a trace or has no code: ${outcome.error}`);
      refused.set(log.length, outcome.code);
    }
    log.push(letter);
  }
  return { log, refused, state: await event.live.stateText() };
}

describe.each([1, 2])('a random game (seed %i)', (seed) => {
  let game: RandomGame;
  let played: Played;
  beforeAll(async () => {
    await event.reset();
    game = new RandomGame(event, seed * 7919);
    played = await play(game);
  });

  it('is a game: much succeeds, much is refused, for many reasons', () => {
    const codes = new Set(played.refused.values());
    expect(played.refused.size).toBeGreaterThan(messages / 10);
    expect(played.refused.size).toBeLessThan((messages * 9) / 10);
    expect(codes.size).toBeGreaterThan(12);
  });

  it('comes to the same state when its log is replayed in a fresh process', async () => {
    await fresh.reset();
    for (const [index, letter] of played.log.entries()) {
      const outcome = await fresh.send(letter);
      expect(outcome.ok ? undefined : outcome.code).toBe(played.refused.get(index));
    }
    expect(await fresh.stateText()).toBe(played.state);
  });

  it('leaves the board, the players and the claims in agreement', async () => {
    const { total, rows } = await event.read<Page>('Leaderboard', { limit: 100 });
    const sorted = [...rows].sort(
      (a, b) => b.count - a.count || (a.at ?? 0) - (b.at ?? 0) || a.rabbit - b.rabbit,
    );
    expect(rows).toEqual(sorted);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toHaveLength(total);
    for (const row of rows) {
      const address = game.players.find(({ rabbit }) => rabbit === row.rabbit)?.address;
      const me = await event.read<Me>('Me', { address });
      const confirmed = me.collected.filter(({ status }) => status === 'confirmed');
      const times = confirmed.map(({ at }) => at);
      expect(me).toMatchObject({ rabbit: row.rabbit, rank: row.rank, complete: me.collected.length === 7 });
      expect(confirmed).toHaveLength(row.count);
      expect(row.at).toBe(times.length > 0 ? Math.max(...times) : undefined);
    }
  });

  it('has the counts, the order and the numbers that a naive count of its claims gives', async () => {
    const { claims, players, order } = await dump();
    const counting = new Map<string, DumpedClaim>();
    for (const claim of claims.filter(({ status }) => standing.includes(status))) {
      const key = `${claim.scanner} ${(claim.rabbit - 1) % rabbitColours.length}`;
      const isBanned = players[claim.rabbit - 1]?.banned;
      expect(claim.status).toBe(isBanned ? 'withheld' : 'confirmed');
      if (!(isBanned || counting.has(key))) counting.set(key, claim);
    }
    const own = (number: number) => [...counting.values()].filter(({ scanner }) => scanner === number);
    for (const [index, { count, at, voided, given }] of players.entries()) {
      const number = index + 1;
      const times = own(number).map((claim) => claim.at);
      expect([number, count, at]).toEqual([number, times.length, Math.max(0, ...times)]);
      // The staff may have struck claims that were proven besides.
      const isVoid = ({ scanner, status }: DumpedClaim) => scanner === number && status === 'void';
      const isGiven = ({ rabbit, status }: DumpedClaim) => rabbit === number && standing.includes(status);
      expect(voided).toBeGreaterThanOrEqual(claims.filter(isVoid).length);
      expect(given).toBeGreaterThanOrEqual(claims.filter(isGiven).length);
    }
    const ranked = players
      .map((player, index) => ({ ...player, number: index + 1 }))
      .filter(({ banned }) => !banned)
      .sort((a, b) => b.count - a.count || a.at - b.at || a.number - b.number);
    expect(order).toEqual(ranked.map(({ number }) => number));
    const scans = ranked.reduce((sum, { count }) => sum + count, 0);
    const rainbows = ranked.filter(({ count }) => count === rabbitColours.length).length;
    expect(scans).toBeGreaterThan(0);
    expect(await event.read('Info')).toMatchObject({ scans, rainbows });
  });

  it('confirms only claims that were honest', async () => {
    for (const { address, rabbit } of game.players) {
      const { collected } = await event.read<Me>('Me', { address });
      const confirmed = collected.filter(({ status }) => status === 'confirmed');
      for (const claim of confirmed) {
        expect(game.honest).toContain(`${rabbit} ${claim.rabbit} ${claim.slot}`);
      }
    }
  });
});
