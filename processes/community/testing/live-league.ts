import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { LiveCommunity } from './live-community';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The process of the event whose points the rounds count. */
export const leagueEvent = addressOf('event');

/** The cities of the league: so few that a table of them can be read. */
export const leagueCities = ['adi', 'lisbon', 'ph'];

/** A row of the table of the league. */
export interface TableRow {
  city: string;
  points: number;
  rounds: number;
  wins: number;
  form: number[];
  members: number;
  moved?: number;
}

interface RoundRow {
  number: number;
  title: string;
  state: string;
}

/** A community with three cities and an event that gives points, in which a league can begin. */
export class LiveLeague {
  #batch = 0;

  readonly community = LiveCommunity.forTests();

  private constructor() {}

  /** Returns the league of the tests of a file: each begins without a season. */
  static forTests(): LiveLeague {
    const league = new LiveLeague();
    beforeEach(() => league.reset());
    return league;
  }

  /** Begins anew without a season. */
  async reset(): Promise<void> {
    const { community } = this;
    await community.reset();
    await community.live.evaluateLua(`CommunityState.cities.order = { '${leagueCities.join("', '")}' }`);
    await community.act('Source', { process: leagueEvent, kind: 'event', board: leagueEvent, on: true });
    this.#batch = 0;
  }

  /** Returns the data of the next batch of points. */
  batch(...entries: readonly (readonly [name: string, points: number])[]) {
    this.#batch += 1;
    const sent = entries.map(([name, points]) => ({
      address: addressOf(name),
      points,
      kind: 'rainbow',
      why: 'because',
      isPerson: true,
    }));
    return { batch: this.#batch, entries: sent };
  }

  /** Lets the event give people points. */
  give(...entries: readonly (readonly [name: string, points: number])[]): Promise<unknown> {
    return this.community.send(leagueEvent, 'Points', this.batch(...entries));
  }

  /** Lets the event give people points for a challenge. */
  giveFor(
    challenge: string,
    ...given: readonly (readonly [name: string, points: number])[]
  ): Promise<unknown> {
    const { batch, entries } = this.batch(...given);
    const sent = entries.map((entry) => ({ ...entry, kind: 'challenge', challenge }));
    return this.community.send(leagueEvent, 'Points', { batch, entries: sent });
  }

  /** Returns a season from now on, of which each city's `best` members count in a round. */
  season(days: number, best = 2) {
    const { now } = this.community;
    return { title: 'Autumn', startsAt: now, endsAt: now + days * dayMs, best };
  }

  /** Returns a round of the event some hours from now. */
  round(fromHours: number, hours: number, data: object = {}) {
    const startsAt = this.community.now + fromHours * hourMs;
    const times = { startsAt, endsAt: startsAt + hours * hourMs };
    return { kind: 'event', ref: leagueEvent, title: 'Garden', ...times, ...data };
  }

  /** Lets a person play for a city. */
  join(name: string, city: string): Promise<unknown> {
    return this.community.send(addressOf(name), 'Join', { city });
  }

  /** Returns the code that an act of the staff is refused with. */
  refusalOf(action: string, data: object, from: string = owner): Promise<string> {
    return this.community.refusal(from, action, { reason: 'because', ...data });
  }

  async table(): Promise<TableRow[]> {
    return (await this.community.read<{ table: TableRow[] }>('League')).table;
  }

  /** Returns the rounds of the season, the newest first. */
  async rounds(): Promise<RoundRow[]> {
    return (await this.community.read<{ rounds: RoundRow[] }>('League')).rounds;
  }
}
