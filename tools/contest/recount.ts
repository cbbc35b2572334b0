import type { EventLog, EventLogEntry } from '../winner/log-entry';

type Fields = Readonly<Record<string, unknown>>;

/** The facts by which a contest is counted. */
interface ContestRules {
  voteWeight: number;
  weights: readonly number[];
  by: string;
  events: readonly string[];
  voters: string;
}

const votersOf = ({ by, events, voters }: ContestRules) => [by, [...events].sort(), voters].join(' ');

interface LoggedBallot {
  entries: readonly number[];
  isRemoved: boolean;
}

interface LoggedWork {
  team: number;
  /** Everybody who was in the team when a revision came. */
  makers: Set<string>;
  isHidden: boolean;
  isWithdrawn: boolean;
}

/** An entry's place in the results. */
export interface RecountedRow {
  place: number;
  entry: number;
  approvals: number;
  /** The jury's score, in basis points. */
  jury: number;
  /** In basis points. */
  points: number;
}

/** The result of a contest, counted again. */
export interface Recount {
  /** Approvals of the entries 1, 2 and so on, also of those that have no place. */
  tallies: number[];
  /** Ballots that count and approve something. */
  ballots: number;
  /** The results as they are now, or as they were when they were published. */
  rows: RecountedRow[];
  isPublished: boolean;
  /** Times that the owner replaced the code of the process. */
  codeChanges: number;
  /** Places where the log contradicts the rules. */
  contradictions: string[];
}

/**
 * Counts a contest again, from its public log alone and without the process's code (docs/product 18.5). Which messages the
 * process refused is taken from the log; who may vote, what each ballot counts for, scores and places are computed here. A message
 * that its sender did not sign counts for nothing.
 */
export function recountContest({ entries }: Pick<EventLog, 'entries'>): Recount {
  const contest = new LoggedContest();
  for (const entry of entries) contest.take(entry);
  return contest.recount();
}

class LoggedContest {
  readonly #people: string[] = [];
  readonly #teamOf = new Map<string, number>();
  readonly #works: LoggedWork[] = [];
  readonly #ballots = new Map<string, LoggedBallot>();
  readonly #holders = new Set<string>();
  readonly #tickets = new Set<string>();
  /** Listed events that were asked about an address and haven't answered. */
  readonly #asked = new Map<string, Set<string>>();
  /** Events by whose word an address is a person, and has a rainbow. */
  readonly #players = new Map<string, Set<string>>();
  readonly #rainbows = new Map<string, Set<string>>();
  readonly #removed = new Set<string>();
  readonly #judges = new Set<string>();
  /** Scores by judge and entry; none for a conflict of interest. */
  readonly #scores = new Map<string, { judge: string; entry: number; scores: readonly number[] }>();
  readonly #contradictions: string[] = [];
  #facts: ContestRules = { voteWeight: 0, weights: [], by: '', events: [], voters: '' };
  #published: RecountedRow[] | undefined;
  #codeChanges = 0;
  #place = -1;

  take(entry: EventLogEntry): void {
    this.#place += 1;
    if (entry.forgery !== undefined) {
      if (entry.reply && changing.has(entry.action))
        this.#contradict(`a message was taken though ${entry.forgery}.`);
      return;
    }
    if (entry.action === 'Eval' && entry.reply) this.#codeChanges += 1;
    if (entry.action === 'Person' && entry.notice) this.#answer(entry.notice, entry.data);
    else if (entry.reply) this.#apply(entry, entry.reply);
  }

  recount(): Recount {
    return {
      tallies: this.#works.map((_, index) => this.#approvalsOf(index + 1)),
      ballots: this.#counting().length,
      rows: this.#published ?? this.#rows(),
      isPublished: this.#published !== undefined,
      codeChanges: this.#codeChanges,
      contradictions: this.#contradictions,
    };
  }

  #contradict(text: string): void {
    this.#contradictions.push(`Message ${this.#place}: ${text}`);
  }

  #apply({ action, from, data }: EventLogEntry, reply: Fields): void {
    if (action === 'Enter') this.#enter(from, data);
    if (action === 'SignUp') this.#signUp(from);
    if (action === 'MakeTeam') this.#teamOf.set(from, numberIn(reply, 'team', 'team'));
    if (action === 'JoinTeam') this.#join(from, Number(data.team));
    if (action === 'LeaveTeam') this.#leave(this.#people[Number(data.member) - 1] ?? from);
    if (action === 'Submit') this.#submit(from, reply);
    if (action === 'Withdraw') this.#withdraw(this.#workOfTeam(this.#teamOf.get(from)));
    if (action === 'Vote') this.#vote(from, data);
    if (action === 'Score') this.#score(from, data);
    this.#applyAct(action, data);
  }

  #applyAct(action: string, data: Fields): void {
    const { address, entry } = data;
    if (action === 'Configure') this.#configure(data);
    if (action === 'Judge') this.#judges[data.isJudge ? 'add' : 'delete'](String(address));
    const work = this.#works[Number(entry) - 1];
    if (action === 'Restore' && work) work.isWithdrawn = false;
    if (action === 'Hide' && work) work.isHidden = data.isHidden === true;
    if (action === 'Remove') this.#remove(String(address), data.isRemoved === true);
    if (action === 'PublishResults') {
      if (this.#published) this.#contradict('the results were published again.');
      this.#published = this.#rows();
    }
  }

  #remove(address: string, isRemoved: boolean): void {
    this.#removed[isRemoved ? 'add' : 'delete'](address);
    const ballot = this.#ballots.get(address);
    if (ballot) ballot.isRemoved = isRemoved;
  }

  #configure({ voteWeight, criteria, admission, voters }: Fields): void {
    const list = Array.isArray(criteria) ? criteria : [];
    const weights = list.map(({ weight }) => Number(weight));
    const before = this.#facts;
    const { by = '', events = [] } = (admission ?? {}) as Partial<ContestRules>;
    this.#facts = { voteWeight: Number(voteWeight), weights, by, events, voters: String(voters) };
    const hasScores = this.#scores.size > 0;
    const hasBallots = this.#ballots.size > 0;
    if (hasScores && String(before.weights) !== String(weights))
      this.#contradict('weights of scores changed.');
    if ((hasBallots || hasScores) && before.voteWeight !== voteWeight)
      this.#contradict('the weight of votes changed.');
    if (hasBallots && votersOf(before) !== votersOf(this.#facts)) this.#contradict('who may vote changed.');
  }

  #join(from: string, team: number): void {
    this.#teamOf.set(from, team);
    const own = this.#works.findIndex((work) => work.team === team) + 1;
    const without = (entries: readonly number[]) => entries.filter((entry) => entry !== own);
    const ballot = this.#ballots.get(from);
    if (ballot) ballot.entries = without(ballot.entries);
  }

  #leave(address: string): void {
    const team = this.#teamOf.get(address);
    this.#teamOf.delete(address);
    if (![...this.#teamOf.values()].includes(team ?? 0)) this.#withdraw(this.#workOfTeam(team));
  }

  #workOfTeam(team: number | undefined): LoggedWork | undefined {
    return this.#works.find((work) => work.team === team);
  }

  #submit(from: string, reply: Fields): void {
    const [team, entry] = [numberIn(reply, 'team', 'team'), numberIn(reply, 'entry', 'entry')];
    this.#teamOf.set(from, team);
    const known = this.#workOfTeam(team);
    const work = known ?? { team, makers: new Set<string>(), isHidden: false, isWithdrawn: false };
    work.isWithdrawn = false;
    for (const [address, one] of this.#teamOf) if (one === team) work.makers.add(address);
    if (!known) this.#works.push(work);
    if (this.#works[entry - 1] !== work) this.#contradict('an entry has the number of another.');
  }

  /** Returns true for an entry of a team that somebody is in, or was when a revision came. */
  #isOwn(address: string, entry: number): boolean {
    const work = this.#works[entry - 1];
    return work !== undefined && (work.team === this.#teamOf.get(address) || work.makers.has(address));
  }

  /** Returns true for an entry that is ranked: the captain of its team, its first member, is admitted. */
  #isShown({ team, isHidden, isWithdrawn }: LoggedWork): boolean {
    const [captain] = [...this.#teamOf].find(([, one]) => one === team) ?? [];
    return !isHidden && !isWithdrawn && (captain === undefined || this.#isAdmitted(captain));
  }

  #withdraw(work: LoggedWork | undefined): void {
    if (work) work.isWithdrawn = true;
  }

  #vote(from: string, data: Fields): void {
    const entries = Array.isArray(data.entries) ? data.entries.map(Number) : [];
    if (this.#removed.has(from)) this.#contradict('somebody voted who is removed.');
    if (entries.some((entry) => this.#isOwn(from, entry)))
      this.#contradict('a ballot approves an entry of its own sender.');
    if (new Set(entries).size !== entries.length) this.#contradict('a ballot names an entry twice.');
    if (!this.#mayVote(from))
      this.#contradict('a ballot counts though nobody said that its sender may vote.');
    else if (entries.length > 0 || this.#ballots.has(from))
      this.#ballots.set(from, { entries, isRemoved: false });
  }

  /** Returns true when one of the listed events is among some. */
  #isListed(events: ReadonlySet<string> | undefined): boolean {
    return this.#facts.by === 'events' && this.#facts.events.some((event) => events?.has(event));
  }

  /** Returns true for an address that the contest counts as a person, or any where it admits anybody. */
  #isAdmitted(address: string): boolean {
    if (this.#facts.by === 'anybody' || this.#holders.has(address)) return true;
    return this.#isListed(this.#players.get(address));
  }

  #mayVote(address: string): boolean {
    if (this.#facts.by === 'anybody') return this.#people.includes(address);
    if (this.#facts.voters === 'rainbows' && !this.#isListed(this.#rainbows.get(address))) return false;
    return this.#isAdmitted(address);
  }

  #enter(from: string, { ticket }: Fields): void {
    if (ticket === undefined) {
      this.#asked.set(from, new Set(this.#facts.events));
      return;
    }
    const code = JSON.stringify(ticket);
    if (this.#tickets.has(code)) this.#contradict('a ticket admitted two people.');
    this.#tickets.add(code);
    this.#holders.add(from);
  }

  #signUp(from: string): void {
    if (!this.#isAdmitted(from)) this.#contradict('somebody signed up who is not admitted.');
    if (!this.#people.includes(from)) this.#people.push(from);
  }

  #answer(from: string, { address, isPerson, hasRainbow }: Fields): void {
    const about = String(address);
    if (!this.#asked.get(about)?.delete(from)) {
      this.#contradict('an answer was taken that nobody asked for.');
      return;
    }
    const add = (to: Map<string, Set<string>>) => to.set(about, (to.get(about) ?? new Set()).add(from));
    if (isPerson === true) add(this.#players);
    if (isPerson === true && hasRainbow === true) add(this.#rainbows);
  }

  #score(judge: string, { entry, scores }: Fields): void {
    if (!this.#judges.has(judge)) this.#contradict('somebody scored who is no judge.');
    const given = Array.isArray(scores) ? scores.map(Number) : [];
    this.#scores.set(`${judge} ${entry}`, { judge, entry: Number(entry), scores: given });
  }

  #counting(): LoggedBallot[] {
    return [...this.#ballots.values()].filter(({ entries, isRemoved }) => entries.length > 0 && !isRemoved);
  }

  #approvalsOf(entry: number): number {
    return this.#counting().filter(({ entries }) => entries.includes(entry)).length;
  }

  #juryOf(entry: number): number {
    const { weights } = this.#facts;
    const given = [...this.#scores.values()].filter(
      (sheet) =>
        sheet.entry === entry &&
        sheet.scores.length > 0 &&
        this.#judges.has(sheet.judge) &&
        !this.#isOwn(sheet.judge, entry),
    );
    const sum = given
      .flatMap(({ scores }) => scores.map((score, index) => BigInt(score * (weights[index] ?? 0))))
      .reduce((all, one) => all + one, 0n);
    const whole = BigInt(10 * given.length * weights.reduce((all, one) => all + one, 0));
    return whole === 0n ? 0 : Number((sum * 10_000n) / whole);
  }

  #rows(): RecountedRow[] {
    const { voteWeight } = this.#facts;
    const ranked = this.#works.flatMap((work, index) => (this.#isShown(work) ? [index + 1] : []));
    const most = Math.max(1, ...ranked.map((entry) => this.#approvalsOf(entry)));
    const rows = ranked.map((entry) => {
      const [approvals, jury] = [this.#approvalsOf(entry), this.#juryOf(entry)];
      const weighed = BigInt(voteWeight * 10_000 * approvals) + BigInt((100 - voteWeight) * jury * most);
      return { entry, approvals, jury, points: Number(weighed / BigInt(100 * most)) };
    });
    rows.sort((one, other) => orderOf(one, other) || one.entry - other.entry);
    return rows.map((row) => ({ place: rows.findIndex((one) => orderOf(one, row) === 0) + 1, ...row }));
  }
}

type Ranked = Omit<RecountedRow, 'place'>;

const orderOf = (one: Ranked, other: Ranked) =>
  other.points - one.points || other.approvals - one.approvals || other.jury - one.jury;

/** The actions that the result follows from. */
const changing = new Set([
  ...['Enter', 'SignUp', 'MakeTeam', 'JoinTeam', 'LeaveTeam', 'Submit', 'Withdraw', 'Vote', 'Score'],
  ...['Configure', 'Judge', 'Hide', 'Restore', 'Remove', 'PublishResults'],
]);

/** Returns a number in an object of a reply. */
function numberIn(reply: Fields, name: string, field: string): number {
  const part = reply[name];
  return typeof part === 'object' && part !== null ? Number((part as Fields)[field]) : Number.NaN;
}
