import { addressOf } from '../../common/testing/addresses';
import { type Letter, LiveProcess, nextMessageId, owner } from '../../common/testing/live-process';
import {
  type ArcadePlace,
  arcadeReplySchemas,
  type BegunRun,
  type GameName,
  type ScoredRun,
} from '../client';
import { type CountedRun, countingRun, countingSource } from './counting-games';

/** Starts the arcade's process with counting games. */
const startArcade = (): Promise<LiveProcess> =>
  LiveProcess.start({ source: countingSource(), state: 'ArcadeState', replies: arcadeReplySchemas });

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

/** A run that is to be played. */
interface RunToPlay {
  player?: string;
  game?: GameName;
  on?: string;
  score: number;
}

/** One arcade, with a clock that only moves when a test says so. */
export class LiveArcade {
  /** Unix milliseconds. */
  now = 0;
  block = 0;
  readonly live: LiveProcess;

  private constructor(live: LiveProcess) {
    this.live = live;
  }

  static async start(live: Promise<LiveProcess> = startArcade()): Promise<LiveArcade> {
    const arcade = new LiveArcade(await live);
    await arcade.reset();
    return arcade;
  }

  /** Begins anew with an empty arcade at noon of a day; much quicker than a new process. */
  async reset(): Promise<void> {
    await this.live.reset();
    this.now = Date.UTC(2026, 10, 23, 12);
    this.block = 1_600_000;
  }

  stop(): Promise<void> {
    return this.live.stop();
  }

  /** Lets time pass. */
  pass(ms: number): void {
    this.now += ms;
    this.block += 1;
  }

  /** Returns a message of now. Its id is one of the network, since runs have the ids of messages. */
  letter(from: string, action: string, data: unknown = {}): Letter {
    return { from, action, data, at: this.now, block: this.block, id: addressOf(nextMessageId()) };
  }

  /** Sends a message and gives the reply's data. @throws when it is refused */
  async send<Data = unknown>(from: string, action: string, data: unknown = {}): Promise<Data> {
    const outcome = await this.live.send(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Reads by dry run. @throws when it is refused */
  async read<Data = unknown>(action: string, data: unknown = {}, from = wallets.phone): Promise<Data> {
    const outcome = await this.live.read(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Sends an act of the staff with a reason. */
  act<Data = unknown>(action: string, data: object = {}, from: string = wallets.owner): Promise<Data> {
    return this.send<Data>(from, action, { reason: 'because', ...data });
  }

  /** Returns the code that a message is refused with. @throws when it is accepted, or leaves a change */
  async refusal(from: string, action: string, data: unknown = {}, id?: string): Promise<string> {
    const letter = { ...this.letter(from, action, data), ...(id && { id }) };
    const before = await this.live.stateText();
    const { outcome, changed } = await this.live.handleWithoutRollback(letter);
    if (outcome.ok) throw new Error(`${action} was not refused`);
    if (!outcome.code) throw new Error(`${action} failed without a code: ${outcome.error}`);
    if (changed || (await this.live.stateText()) !== before)
      throw new Error(`${action} was refused but left a trace`);
    return outcome.code;
  }

  /** Begins a run with the key of a phone. */
  begin({ player = wallets.ann, game = 'whac', on = 'open', phone = wallets.phone } = {}): Promise<BegunRun> {
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

  /** Returns the scores of a board by the first letters of their players, best first. */
  async board(board: string): Promise<readonly (readonly [address: string, score: number])[]> {
    const { rows } = await this.read<ArcadePlace>('Board', { board });
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
