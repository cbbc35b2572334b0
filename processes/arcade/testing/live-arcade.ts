import type { Ticket } from '../../admission/client';
import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { ClockedProcess } from '../../common/testing/clocked-process';
import { type Letter, LiveProcess, owner, processId } from '../../common/testing/live-process';
import { ticketsOf } from '../../rabbit/testing/tickets';
import {
  type ArcadeBoard,
  type ArcadeList,
  type ArcadeMine,
  arcadeReplySchemas,
  type BegunRun,
  type GameName,
  type ScoredRun,
} from '../client';
import { type CountedRun, countingRun, countingSource } from './counting-games';

/** Starts the arcade's process with counting games. */
const startArcade = (): Promise<LiveProcess> =>
  LiveProcess.start({ source: countingSource(), state: 'ArcadeState', replies: arcadeReplySchemas });

/** Starts an arcade with its own games. */
export const startGames = (source = processSource('arcade')): Promise<LiveArcade> =>
  LiveArcade.start(LiveProcess.start({ source, state: 'ArcadeState', replies: arcadeReplySchemas }));

/** The wallets that tests begin with, and the key of a phone. */
export const wallets = {
  owner,
  staff: addressOf('staff'),
  organiser: addressOf('organiser'),
  phone: addressOf('phone'),
  ann: addressOf('ann'),
  bob: addressOf('bob'),
  cleo: addressOf('cleo'),
};

/** Tickets of an arcade under test. */
const ticketCount = 64;

/** A run that is to be played. */
interface RunToPlay {
  player?: string;
  game?: GameName;
  on?: string;
  score: number;
}

/** One arcade, with a clock that only moves when a test says so. It counts every player as a person, unless a test says not. */
export class LiveArcade extends ClockedProcess {
  /** False for an arcade whose players have to be admitted as they are in life. */
  admitsAll = true;
  #sequence = 0;
  #admitted = new Set<string>();
  readonly #process: string;

  private constructor(live?: LiveProcess, process: string = processId) {
    super(live, { now: Date.UTC(2026, 10, 23, 12), reader: wallets.phone });
    this.#process = process;
  }

  static async start(live: Promise<LiveProcess> = startArcade(), process?: string): Promise<LiveArcade> {
    const arcade = new LiveArcade(await live, process);
    await arcade.reset();
    return arcade;
  }

  /** Returns the arcade of the tests of a file: each begins with a new one. */
  static forTests(): LiveArcade {
    return new LiveArcade().startsForTests(startArcade);
  }

  /** Begins anew with an empty arcade at noon of a day; much quicker than a new process. */
  override async reset(): Promise<void> {
    await super.reset();
    this.#sequence = 0;
    this.#admitted = new Set();
    this.admitsAll = true;
  }

  /** Counts somebody as a person, as if by a ticket. */
  async admit(address: string): Promise<void> {
    if (this.#admitted.has(address)) return;
    this.#admitted.add(address);
    await this.live.evaluateLua(`ArcadeState.admission.holders['${address}'] = true`);
  }

  /** Adds the arcade's batch of tickets. */
  async addTickets(from: string = wallets.owner): Promise<void> {
    await this.act('Admit', { batch: 1, root: this.#batch.root, count: ticketCount }, from);
  }

  /** Returns a ticket of that batch. */
  ticket(index: number): Ticket {
    return this.#batch.tickets[index] as Ticket;
  }

  get #batch() {
    return ticketsOf(ticketCount, 1, this.#process);
  }

  /** Admits somebody by a ticket. */
  enter(address: string, index: number): Promise<ArcadeMine> {
    return this.send<ArcadeMine>(address, 'Enter', { ticket: this.ticket(index) });
  }

  /** Returns a larger number than all before, near the ledger's time. */
  #nextSequence(): number {
    this.#sequence = Math.max(this.now, this.#sequence + 1);
    return this.#sequence;
  }

  /** Returns a message of now, whose number is near the ledger's time. */
  override letter(from: string, action: string, data: unknown = {}): Letter {
    return { ...super.letter(from, action, data), sequence: this.#nextSequence() };
  }

  /** Begins a run with the key of a phone. */
  async begin({
    player = wallets.ann,
    game = 'whac',
    on = 'open',
    phone = wallets.phone,
  } = {}): Promise<BegunRun> {
    if (this.admitsAll) await this.admit(player);
    return this.send<BegunRun>(phone, 'Begin', { game, on, player });
  }

  /** Lets the time of a run's steps pass. */
  passSteps(steps: number): void {
    this.pass(Math.ceil((steps * 1000) / 60));
  }

  /** Submits a run in the name of its player, once it is played. */
  submit(begun: BegunRun, played: CountedRun): Promise<ScoredRun> {
    this.passSteps(played.steps);
    return this.send<ScoredRun>(begun.player, 'Submit', { run: begun.run, ...played });
  }

  /** Begins, plays and submits a run. */
  async play({ score, ...run }: RunToPlay): Promise<ScoredRun> {
    return await this.submit(await this.begin(run), countingRun(score));
  }

  /** Returns the players and scores of a list of a board, best first. */
  async board(
    board: string,
    list: ArcadeList = 'admitted',
  ): Promise<readonly (readonly [address: string, score: number])[]> {
    const { rows } = await this.read<ArcadeBoard>('Board', { board, list });
    return rows.map(({ address, score }) => [address, score]);
  }

  /** Makes an organiser, and a challenge of theirs that is open for a day. */
  async openChallenge(data: object = {}): Promise<void> {
    await this.act('Organiser', { address: wallets.organiser, isOrganiser: true });
    await this.act('SetChallenge', this.challenge(data), wallets.organiser);
  }

  /** Returns a challenge that is open for a day from now on. */
  challenge(data: object = {}) {
    return {
      slug: 'spring',
      name: 'Spring',
      game: 'whac',
      startsAt: this.now,
      endsAt: this.now + 86_400_000,
      pace: 2,
      sameCourse: true,
      ...data,
    };
  }
}
