import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { type Letter, LiveProcess, nextSequence, owner, processId } from '../../common/testing/live-process';
import { communityReplySchemas } from '../client';

/** Starts the community process with the code of this tree, without cities. */
const startCommunity = (): Promise<LiveProcess> =>
  LiveProcess.start({
    source: processSource('community'),
    state: 'CommunityState',
    replies: communityReplySchemas,
  });

/** The wallets that tests begin with. The lead and the organiser are those of the city `ph`. */
export const wallets = {
  owner,
  staff: addressOf('staff'),
  lead: addressOf('lead'),
  organiser: addressOf('organiser'),
  anybody: addressOf('anybody'),
};

/** One community, with a clock that only moves when a test says so. */
export class LiveCommunity {
  /** Unix milliseconds. */
  now = 0;
  block = 0;
  readonly live: LiveProcess;
  readonly process: string;

  private constructor(live: LiveProcess, process: string) {
    this.live = live;
    this.process = process;
  }

  static async start(
    live: Promise<LiveProcess> = startCommunity(),
    process: string = processId,
  ): Promise<LiveCommunity> {
    const community = new LiveCommunity(await live, process);
    await community.reset();
    return community;
  }

  /** Begins anew with an empty community; much quicker than a new process. */
  async reset(): Promise<void> {
    await this.live.reset();
    this.now = 1_750_000_000_000;
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

  /** Returns a message of now. */
  letter(from: string, action: string, data: unknown = {}): Letter {
    return { from, action, data, at: this.now, block: this.block, sequence: nextSequence() };
  }

  /** Sends a message and gives the reply's data. @throws when it is refused */
  async send<Data = unknown>(from: string, action: string, data: unknown = {}): Promise<Data> {
    const outcome = await this.live.send(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Reads by dry run. @throws when it is refused */
  async read<Data = unknown>(action: string, data: unknown = {}, from = wallets.anybody): Promise<Data> {
    const outcome = await this.live.read(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Sends an act of the staff with a reason. */
  act<Data = unknown>(action: string, data: object = {}, from: string = wallets.owner): Promise<Data> {
    return this.send<Data>(from, action, { reason: 'because', ...data });
  }

  /** Returns the code that a message is refused with. @throws when it is accepted, or leaves a change */
  async refusal(from: string, action: string, data: unknown = {}): Promise<string> {
    const letter = this.letter(from, action, data);
    const before = await this.live.stateText();
    const { outcome, changed } = await this.live.handleWithoutRollback(letter);
    if (outcome.ok) throw new Error(`${action} was not refused`);
    if (!outcome.code) throw new Error(`${action} failed without a code: ${outcome.error}`);
    if (changed || (await this.live.stateText()) !== before)
      throw new Error(`${action} was refused but left a trace`);
    return outcome.code;
  }

  /** Adds the staff member and the city `ph` with its lead. */
  async settle(): Promise<void> {
    await this.act('Staff', { add: [wallets.staff] });
    await this.act('City', { slug: 'ph', zone: 'Asia/Manila', lead: wallets.lead }, wallets.staff);
  }
}
