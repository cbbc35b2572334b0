/** Points that came, as the model keeps them. */
interface ModelAward {
  board: string;
  person: string;
  points: number;
  at: number;
}

/** Points that come, as a test gives them. */
type GivenAward = Omit<ModelAward, 'board'> & { isPerson: boolean };

/** A list of a board, as `Board` asks for it. */
export interface ModelList {
  id: string;
  period: 'all' | 'month';
  city?: string;
  /** Default: admitted. */
  list?: 'admitted' | 'others';
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
  #admitted = new Set<string>();
  /** Time at which a person came to the lists of people of a board, by both. */
  #listedAt = new Map<string, number>();

  award(boards: Iterable<string>, { isPerson, ...award }: GivenAward): void {
    for (const board of new Set(boards)) {
      this.#awards.push({ ...award, board });
      if (isPerson || this.#admitted.has(award.person)) this.#list(board, award.person, award.at);
    }
  }

  isAdmitted(person: string): boolean {
    return this.#admitted.has(person);
  }

  /** Makes somebody a person everywhere. */
  admit(person: string, at: number): void {
    this.#admitted.add(person);
    for (const award of this.#awards) if (award.person === person) this.#list(award.board, person, at);
  }

  #list(board: string, person: string, at: number): void {
    const key = `${board} ${person}`;
    this.#listedAt.set(key, Math.min(at, this.#listedAt.get(key) ?? at));
  }

  /** Returns the list that somebody is on, that of people for who is on none. */
  listOf(board: string, person: string): 'admitted' | 'others' {
    const isOn = this.#awards.some((award) => award.board === board && award.person === person);
    return isOn && !this.#listedAt.has(`${board} ${person}`) ? 'others' : 'admitted';
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
  #order({ id, period, city, list = 'admitted' }: ModelList, now: number, until: number) {
    const sums = new Map<string, { points: number; turn: number }>();
    for (const [turn, { board, person, points, at }] of this.#awards.entries()) {
      if (board !== id || at >= until || (period === 'month' && monthOf(at) !== monthOf(now))) continue;
      sums.set(person, { points: (sums.get(person)?.points ?? 0) + points, turn });
    }
    const isIn = (person: string) => {
      const isPerson = (this.#listedAt.get(`${id} ${person}`) ?? Number.POSITIVE_INFINITY) < until;
      if (isPerson !== (list === 'admitted')) return false;
      const team = this.#teams.get(person);
      return city === undefined || (team?.city === city && team.at < until);
    };
    return [...sums]
      .filter(([person]) => isIn(person))
      .sort(([, a], [, b]) => b.points - a.points || a.turn - b.turn);
  }
}
