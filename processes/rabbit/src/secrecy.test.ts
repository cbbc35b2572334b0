import type { LiveProcess } from '../../common/testing/live-process';
import type { RabbitId } from '../client';
import { startRabbit } from '../testing/live-rabbit';
import { makeRoleKeys, type RoleKeys } from '../testing/role-keys';
import { learnSuspicion, type Sought, suspectOf } from '../testing/secret-checker';
import { answersGiven, mostPlayers, playSecretGames, type SecretGame } from '../testing/secret-game';
import { hallSizes, type SecretKind } from '../testing/secret-hall';
import { readPublicState } from '../testing/secret-record';

/** Events of each kind, and how many of them have one setting: what is public before the start can't depend on the role. */
const played: Readonly<Record<SecretKind, { events: number; ofSetting: number }>> = {
  late: { events: 180, ofSetting: 30 },
  redrawn: { events: 300, ofSetting: 30 },
  silent: { events: 420, ofSetting: 30 },
  answered: { events: 100, ofSetting: 10 },
};
const kinds = Object.keys(played) as SecretKind[];
const leakedEvents = 100;
/** Events of a leak that shows only where the acknowledgement rides along on a scan. */
const leakedOnScans = 250;
/** Many messages and many keys; generous, since it is no test of speed. */
const limitMs = 1_800_000;

let rabbit: LiveProcess;
let games: SecretGame[];
/** The players who got the key, as the processes of the events with a reveal know them from then on. */
let opened: RabbitId[][];
const gamesOf = (kind: SecretKind) => games.filter((game) => game.kind === kind);
beforeAll(async () => {
  rabbit = await startRabbit();
  const contact = await makeRoleKeys();
  const keys: RoleKeys[] = await Promise.all(Array.from({ length: mostPlayers }, makeRoleKeys));
  const settings = kinds.flatMap((kind) => {
    const { events, ofSetting } = played[kind];
    return Array.from({ length: events / ofSetting }, () => ({ kind, count: ofSetting }));
  });
  // two at once: one is prepared while the process handles the other
  const play = async () => {
    const done: SecretGame[] = [];
    for (let next = settings.pop(); next; next = settings.pop()) {
      done.push(...(await playSecretGames(rabbit, { keys, contact }, next.kind, next.count)));
    }
    return done;
  };
  games = (await Promise.all([play(), play()])).flat();
  opened = games.filter(({ kind }) => kind === 'answered').map(openedHolders);
  games = games.map(withoutOpened);
}, limitMs);
afterAll(() => rabbit.stop());

const holderLeaf = '\nroles\nopened\nholders\n';
const openedHolders = ({ state }: SecretGame) =>
  Object.keys(state).flatMap((path) =>
    path.startsWith(holderLeaf) ? [Number(path.slice(holderLeaf.length)) as RabbitId] : [],
  );

/** The revealed key opens the seed, and with it the role, to everybody. All else that is public must still reveal nothing. */
const withoutOpened = (game: SecretGame): SecretGame => ({
  ...game,
  state: Object.fromEntries(Object.entries(game.state).filter(([path]) => !path.startsWith(holderLeaf))),
});

const isFirstAnswered = ({ first, unanswered }: SecretGame) => !unanswered.includes(first);

/** The role stays with its first player or, where that one is silent, goes on to one of the others. */
const whiteRabbit: Sought = {
  in: (game) => game.whiteRabbit,
  chance: ({ candidates, unanswered }, rabbit) => {
    const isSilent = unanswered.includes(rabbit);
    const passing = unanswered.length - Number(isSilent);
    return (Number(!isSilent) + passing / (candidates.length - 1)) / candidates.length;
  },
};

/** The one who had the role at first, and declined or stayed silent where it went on. */
const first: Sought = { in: (game) => game.first, chance: ({ candidates }) => 1 / candidates.length };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns by how many deviations a number of events is above what the chance of each lets expect. */
const deviations = (found: number, chances: readonly number[]) =>
  (found - sumOf(chances)) / Math.sqrt(sumOf(chances.map((chance) => chance * (1 - chance))));

/**
 * Lets a checker learn from each half of the games; returns by how many deviations its guesses in the other ones are right more
 * often than the rules alone let them be.
 */
function skill(tried: readonly SecretGame[], sought: Sought): number {
  const [one, other] = [tried.slice(0, tried.length / 2), tried.slice(tried.length / 2)];
  const chances: number[] = [];
  let guessed = 0;
  for (const [known, unknown] of [
    [one, other],
    [other, one],
  ] as const) {
    const suspicion = learnSuspicion(known, sought);
    for (const game of unknown) {
      const suspect = suspectOf(game, suspicion);
      if (suspect === sought.in(game)) guessed += 1;
      chances.push(sought.chance(game, suspect));
    }
  }
  return deviations(guessed, chances);
}

/** The number of deviations that chance exceeds once in three million runs. */
const limit = 5;

describe('the whole log and state of 1,000 events, and all that their phones read', () => {
  it('tell nobody who the White Rabbit is', () => {
    expect(games).toHaveLength(1000);
    expect(skill(games, whiteRabbit)).toBeLessThan(limit);
  });

  it.each(kinds)('tell it in no event of kind %s alone', (kind) => {
    const { events } = played[kind];
    const all = gamesOf(kind);
    expect(all).toHaveLength(events);
    const drawn = new Set(all.map((game) => game.whiteRabbit));
    const players = kind === 'late' ? hallSizes.late - 1 : hallSizes[kind];
    expect(drawn.size).toBeGreaterThan(kind === 'answered' ? 0.7 * players : players - 1);
    expect(skill(all, whiteRabbit)).toBeLessThan(limit);
  });

  it('don’t tell who had the role before and declined', () => {
    const all = gamesOf('redrawn');
    for (const game of all) expect(game.first).not.toBe(game.whiteRabbit);
    expect(skill(all, first)).toBeLessThan(limit);
  });

  it('don’t tell by an edition, or by its absence, who had the role and is silent', () => {
    const all = gamesOf('silent');
    const again = all.filter(({ tables }) => tables.length === 2);
    expect(again.length).toBeGreaterThan(all.length / 2);
    expect(again.filter((game) => !isFirstAnswered(game)).length).toBeGreaterThan(all.length / 8);
    expect(skill(again, first)).toBeLessThan(limit);
    // Where the hour brought none, all had answered.
    for (const game of all) expect(isFirstAnswered(game) || game.tables.length === 2).toBe(true);
  });
});

it('the chances by the rules are those of the events in which a card is unanswered', () => {
  const tried = gamesOf('silent').filter(({ unanswered }) => unanswered.length > 0);
  const silentChances = tried.map((game) => {
    const chances = game.candidates.map((rabbit) => whiteRabbit.chance(game, rabbit));
    expect(sumOf(chances)).toBeCloseTo(1);
    return sumOf(chances.filter((_, index) => game.unanswered.includes(game.candidates[index] as RabbitId)));
  });
  const isSilent = (game: SecretGame) => game.unanswered.includes(game.whiteRabbit);
  const found = tried.filter(isSilent).length;
  expect(Math.abs(deviations(found, silentChances))).toBeLessThan(limit);
  const equal = tried.map(({ unanswered, candidates }) => unanswered.length / candidates.length);
  expect(deviations(found, equal)).toBeLessThan(-limit);
});

describe('the record of an event', () => {
  it('has its whole log, every reply and every leaf of the state', async () => {
    for (const kind of kinds) {
      const { acts, replies } = gamesOf(kind)[0] as SecretGame;
      const messages = acts.filter(({ way }) => way === 'message');
      expect(replies.map(({ Target }) => Target)).toEqual(messages.map(({ from }) => from));
    }
    for (const { state, frozen } of games)
      expect(state['\nregistrations\nfrozen\nhash']).toBe(Buffer.from(frozen).toString('hex'));
    const state = await readPublicState(
      rabbit,
      "RabbitState.players.given[3] = 7 RabbitState.roles.chosen, RabbitState.roles.note = 3, 'hi'",
    );
    expect(state).toMatchObject({
      ...{ '\nplayers\ngiven\n3': 7, '\nroles\nchosen': 3, '\nroles\nnote': '6869' },
      '\nacknowledgements\nsealed\n2': expect.stringMatching(/^04.{216}$/),
    });
  });

  it('has the reads of every phone, and downloads of the table', () => {
    for (const kind of kinds) {
      const all = gamesOf(kind);
      const [{ acts, readings, players, tables }] = all as [SecretGame];
      const count = (action: string) => acts.filter((act) => act.action === action).length;
      const cards = kind === 'late' ? 2 * players.length - 1 : tables.length * players.length;
      const answered = acts.filter(acknowledges).length;
      const envelopes = kind === 'silent' ? answered : cards;
      expect([count('Info'), count('Table')]).toEqual([envelopes, envelopes]);
      const reads = acts.filter(({ way }) => way === 'read');
      expect(readings.map(({ Target }) => Target)).toEqual(reads.map(({ from }) => from));
      expect(all.filter(({ isReadByProcess }) => isReadByProcess).length).toBeGreaterThan(all.length / 5);
    }
  });

  it('has acknowledgements of each way, two editions, and answers with a winner', () => {
    const ways = ({ acts }: SecretGame) =>
      acts.filter(({ text }) => text.includes('"sealed":')).map(({ action }) => action);
    for (const kind of kinds) {
      const counts = new Map<string, number>();
      for (const way of gamesOf(kind).flatMap(ways)) counts.set(way, (counts.get(way) ?? 0) + 1);
      // whoever has a rainbow scans no more
      const possible =
        kind === 'answered' ? ['Disclose', 'Acknowledge'] : ['Scan', 'Disclose', 'Acknowledge'];
      for (const way of possible) expect(counts.get(way)).toBeGreaterThan(played[kind].events / 2);
    }
    for (const game of gamesOf('answered')) {
      const answers = game.acts.filter(({ action }) => action === 'Answer');
      expect(answers).toHaveLength(answersGiven);
      expect(answers.map(({ from }) => from)).not.toContain(game.players[game.whiteRabbit - 1]);
      expect(game.state['\nevent\nphase']).toBe(Buffer.from('ended').toString('hex'));
    }
    expect(opened).toEqual(gamesOf('answered').map((game) => [game.whiteRabbit]));
  });
});

/** A change to the record of an event that gives away the player whom a checker seeks. */
type PlantedLeak = (game: SecretGame, rabbit: RabbitId) => Partial<SecretGame>;
type Act = SecretGame['acts'][number];

const isOwn = ({ players }: SecretGame, rabbit: RabbitId, act: Act) => act.from === players[rabbit - 1];
const withData = (act: Act, data: object): Act => ({ ...act, data, text: JSON.stringify(data) });

/** Changes some acts of the one who is sought. */
const ofActs =
  (isMeant: (act: Act) => boolean, change: (act: Act) => Act | undefined): PlantedLeak =>
  (game, rabbit) => ({
    acts: game.acts.flatMap((act) => (isOwn(game, rabbit, act) && isMeant(act) ? (change(act) ?? []) : act)),
  });

const acknowledges = ({ action, text }: Act) => action !== 'Deal' && text.includes('"sealed":');
const rides = (act: Act) => act.action === 'Scan' && acknowledges(act);

const longerOnScans = ofActs(rides, (act) => {
  const { acknowledgement } = act.data as { acknowledgement: { edition: number; sealed: string } };
  const longer = { ...acknowledgement, sealed: `${acknowledgement.sealed}AAAA` };
  return withData(act, { ...act.data, acknowledgement: longer });
});
const soonerScans = ofActs(rides, (act) => ({ ...act, at: act.at - 60_000 }));

/** Gives the answers of an event to others: all players may be the one. */
const answeredBy =
  (answerers: (game: SecretGame, rabbit: RabbitId) => string[]): PlantedLeak =>
  (game, rabbit) => {
    const [first] = game.acts.filter(({ action }) => action === 'Answer') as [Act];
    return {
      candidates: game.players.map((_, index) => (index + 1) as RabbitId),
      acts: game.acts.flatMap((act) => {
        if (act !== first) return act.action === 'Answer' ? [] : act;
        return answerers(game, rabbit).map((from, index) => ({ ...act, from, at: act.at + index }));
      }),
    };
  };

const tableHeadBytes = 12;
const envelopeBytes = 253;
const envelopeAt = (rabbit: RabbitId) => tableHeadBytes + (rabbit - 1) * envelopeBytes;

it.each<[string, SecretKind, PlantedLeak]>([
  [
    'an acknowledgement with one more field',
    'late',
    ofActs(acknowledges, (act) => withData(act, { ...act.data, seen: true })),
  ],
  [
    'an acknowledgement that comes later',
    'late',
    ofActs(acknowledges, (act) => ({ ...act, at: act.at + 60_000 })),
  ],
  ['an acknowledgement that rides along with another size', 'redrawn', longerOnScans],
  ['scans that come sooner', 'redrawn', soonerScans],
  [
    'a read that is left out',
    'late',
    ofActs(
      ({ action }) => action === 'Info',
      () => undefined,
    ),
  ],
  [
    'a read with other data',
    'late',
    ofActs(
      ({ action }) => action === 'Me',
      (act) => withData(act, { ...act.data, catches: false }),
    ),
  ],
  [
    'a download of one envelope in place of the table',
    'redrawn',
    ofActs(
      ({ action }) => action === 'Table',
      (act) => withData(act, { ...act.data, bytes: envelopeBytes }),
    ),
  ],
  [
    'a reply to a read with one more field',
    'silent',
    (game, rabbit) => ({
      readings: game.readings.map((reply) =>
        reply.Target === game.players[rabbit - 1]
          ? { ...reply, Data: reply.Data.replace(/}$/, ',"role":1}') }
          : reply,
      ),
    }),
  ],
  [
    'a byte of an envelope',
    'redrawn',
    ({ tables }, rabbit) => ({
      tables: tables.map((table) => table.slice().fill(0, envelopeAt(rabbit) + 70, envelopeAt(rabbit) + 71)),
    }),
  ],
  [
    'a redraw that changes the own envelope only',
    'redrawn',
    ({ tables }, rabbit) => {
      const [first, second] = tables as [Uint8Array, Uint8Array];
      const [start, end] = [envelopeAt(rabbit), envelopeAt(rabbit) + envelopeBytes];
      const changed = first.slice();
      changed.set(second.subarray(start, end), start);
      return { tables: [first, changed] };
    },
  ],
  [
    'an answer before all others',
    'answered',
    answeredBy(({ players }, rabbit) => [players[rabbit - 1] as string]),
  ],
  [
    'the only missing answer',
    'answered',
    answeredBy(({ players }, rabbit) => players.filter((_, index) => index + 1 !== rabbit)),
  ],
  [
    'a number in the state',
    'late',
    ({ state }, rabbit) => ({ state: { ...state, [`\nplayers\ngiven\n${rabbit}`]: 9 } }),
  ],
  [
    'the number itself in the state',
    'late',
    ({ state }, rabbit) => ({ state: { ...state, '\nroles\nchosen': rabbit } }),
  ],
])('the checker finds %s', (_, kind, leak) => {
  for (const sought of kind === 'redrawn' ? [whiteRabbit, first] : [whiteRabbit]) {
    const leaked = gamesOf(kind)
      .sort((one, other) => Number(other.isReadByProcess) - Number(one.isReadByProcess))
      .slice(0, leak === longerOnScans || leak === soonerScans ? leakedOnScans : leakedEvents)
      .map((game) => ({ ...game, ...leak(game, sought.in(game)) }));
    expect(skill(leaked, sought)).toBeGreaterThan(limit);
  }
});

it('the checker finds who is silent where an edition comes only if the role needs it', () => {
  const needed = gamesOf('silent').filter((game) => !isFirstAnswered(game));
  expect(skill(needed, first)).toBeGreaterThan(limit);
});
