import type { Letter, LiveProcess } from '../../common/testing/live-process';
import type { RabbitId } from '../client';
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

const messages = 300;
let event: EventUnderTest;
let fresh: LiveProcess;

beforeAll(async () => {
  [event, fresh] = await Promise.all([EventUnderTest.start(), startRabbit()]);
});
afterAll(() => Promise.all([event.stop(), fresh.stop()]));

/** Plays a game without the engine's rollback: a change that a refused message makes would stay. */
async function play(game: RandomGame): Promise<Played> {
  const log: Letter[] = [];
  const refused = new Map<number, string>();
  while (log.length < messages) {
    const letter = { ...(await game.next()), id: `message ${log.length}` };
    const { outcome, changed } = await event.rabbit.handleWithoutRollback(letter);
    if (outcome.ok) {
      if (outcome.action === 'Registered') game.registered(letter, (outcome.data as Me).rabbit);
    } else {
      if (!outcome.code || changed)
        throw new Error(`${letter.action} left a trace or has no code: ${outcome.error}`);
      refused.set(log.length, outcome.code);
    }
    log.push(letter);
  }
  return { log, refused, state: await event.rabbit.stateText() };
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
