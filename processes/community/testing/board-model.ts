/** Points that came, as the model keeps them. */
interface ModelAward {
  board: string;
  person: string;
  points: number;
  at: number;
}

/** A list of a board, as `Board` asks for it. */
export interface ModelList {
  id: string;
  period: 'all' | 'month';
  city?: string;
}

/** A row of a list, as `Board` returns it. */
export interface ModelRow {
  place: number;
  address: string;
  name?: string;
  city?: string;
  points: number;
  moved?: number;
}

const dayMs = 86_400_000;
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

/** Boards by the plainest means: everything is counted and sorted anew from the list of all points. */
export class BoardModel {
  readonly names = new Map<string, string>();
  #awards: ModelAward[] = [];
  #teams = new Map<string, { city: string; at: number }>();

  award(boards: Iterable<string>, person: string, points: number, at: number): void {
    for (const board of new Set(boards)) this.#awards.push({ board, person, points, at });
  }

  join(person: string, city: string, at: number): void {
    this.#teams.set(person, { city, at });
  }

  /** Begins a season: nobody plays for a city any more. */
  newSeason(): void {
    this.#teams.clear();
  }

  cityOf(person: string): string | undefined {
    return this.#teams.get(person)?.city;
  }

  rows(list: ModelList, now: number): ModelRow[] {
    const dayBegan = now - (now % dayMs);
    const before = this.#order(list, now, dayBegan).map(([person]) => person);
    return this.#order(list, now, Number.POSITIVE_INFINITY).map(([address, { points }], index) => {
      const name = this.names.get(address);
      const city = this.cityOf(address);
      const placeBefore = before.indexOf(address);
      return {
        place: index + 1,
        address,
        ...(name !== undefined && { name }),
        ...(city !== undefined && { city }),
        points,
        ...(placeBefore >= 0 && { moved: placeBefore - index }),
      };
    });
  }

  /** Returns the people of a list and their points, counting what came before a time, sorted. */
  #order({ id, period, city }: ModelList, now: number, until: number) {
    const sums = new Map<string, { points: number; turn: number }>();
    for (const [turn, { board, person, points, at }] of this.#awards.entries()) {
      if (board !== id || at >= until || (period === 'month' && monthOf(at) !== monthOf(now))) continue;
      sums.set(person, { points: (sums.get(person)?.points ?? 0) + points, turn });
    }
    const isIn = (person: string) => {
      const team = this.#teams.get(person);
      return city === undefined || (team?.city === city && team.at < until);
    };
    return [...sums]
      .filter(([person]) => isIn(person))
      .sort(([, a], [, b]) => b.points - a.points || a.turn - b.turn);
  }
}
