import { leaguePoints } from '../client';
import { leagueCities, type TableRow } from './live-league';

interface Span {
  /** Unix milliseconds. */
  startsAt: number;
  /** Unix milliseconds. */
  endsAt: number;
}

interface ModelRound extends Span {
  isCancelled: boolean;
}

/** The rounds of one event in a season, and their scores, by the plainest means: everything is counted and sorted anew. */
export class LeagueModel {
  readonly rounds: ModelRound[] = [];
  readonly #points: { name: string; city: string; points: number; at: number }[] = [];
  readonly #teams = new Map<string, string>();

  constructor(private readonly best: number) {}

  join(name: string, city: string): boolean {
    if (this.#teams.has(name)) return false;
    this.#teams.set(name, city);
    return true;
  }

  give(name: string, points: number, at: number): void {
    const city = this.#teams.get(name);
    if (city) this.#points.push({ name, city, points, at });
  }

  /** Opens a round; returns the code of its refusal. */
  open(times: Span): string | undefined {
    if (!this.#isFree(times)) return 'league.overlapping';
    this.rounds.push({ ...times, isCancelled: false });
    return undefined;
  }

  /** Changes the times of a round; returns the code of its refusal. */
  change(one: ModelRound, times: Span, now: number): string | undefined {
    const refusal = this.#refusalOf(one, now);
    if (refusal) return refusal;
    if (one.startsAt <= now) return 'league.begun';
    if (!this.#isFree(times, one)) return 'league.overlapping';
    Object.assign(one, times);
    return undefined;
  }

  /** Cancels a round; returns the code of its refusal. */
  cancel(one: ModelRound, now: number): string | undefined {
    const refusal = this.#refusalOf(one, now);
    if (!refusal) one.isCancelled = true;
    return refusal;
  }

  #refusalOf({ isCancelled, endsAt }: ModelRound, now: number): string | undefined {
    if (isCancelled) return 'league.cancelled';
    return endsAt <= now ? 'league.over' : undefined;
  }

  #isFree({ startsAt, endsAt }: Span, own?: ModelRound): boolean {
    return this.rounds.every(
      (other) => other === own || other.isCancelled || endsAt <= other.startsAt || other.endsAt <= startsAt,
    );
  }

  /** Returns the places of the cities that scored in a round. */
  places({ startsAt, endsAt }: Span): Map<string, number> {
    const scores = leagueCities.flatMap((city) => {
      const sums = new Map<string, number>();
      for (const one of this.#points) {
        if (one.city === city && one.at >= startsAt && one.at < endsAt)
          sums.set(one.name, (sums.get(one.name) ?? 0) + one.points);
      }
      const best = [...sums.values()].sort((a, b) => b - a).slice(0, this.best);
      return best.length === 0 ? [] : [[city, best.reduce((a, b) => a + b)] as const];
    });
    return new Map(
      scores.map(([city, score]) => [city, 1 + scores.filter(([, other]) => other > score).length]),
    );
  }

  table(now: number): TableRow[] {
    const ended = this.rounds
      .filter(({ endsAt, isCancelled }) => endsAt <= now && !isCancelled)
      .sort((a, b) => a.endsAt - b.endsAt);
    const rows = this.#rows(ended);
    const before = this.#rows(ended.slice(0, -1)).map(({ city }) => city);
    return rows.map((row, index) => ({
      ...row,
      ...(ended.length > 1 && { moved: before.indexOf(row.city) - index }),
    }));
  }

  #rows(ended: readonly Span[]): TableRow[] {
    const rows = leagueCities.map((city) => {
      const places = ended.map((one) => this.places(one).get(city) ?? 0);
      const scored = places.filter((place) => place > 0);
      return {
        city,
        points: scored.reduce((sum, place) => sum + (leaguePoints[place - 1] ?? 0), 0),
        rounds: scored.length,
        wins: scored.filter((place) => place === 1).length,
        form: places.slice(-5),
        members: [...this.#teams.values()].filter((own) => own === city).length,
      };
    });
    return rows.sort((a, b) => b.points - a.points || b.wins - a.wins || (a.city < b.city ? -1 : 1));
  }
}
