import { addressOf } from './addresses';
import {
  authority,
  type Letter,
  type LiveProcess,
  nextMessageId,
  nextSequence,
  owner,
  processId,
  toTags,
} from './live-process';

/** The beginning of each test. */
interface TestBegin {
  /** Unix milliseconds. */
  now: number;
  /** The address that reads where a test names none. */
  reader: string;
}

/** A process under test with a clock and a block height that only move when a test says so. */
export class ClockedProcess {
  /** Unix milliseconds. */
  now = 0;
  block = 0;
  #live: LiveProcess | undefined;
  readonly #begin: TestBegin;

  /** @param live absent for a process that `startsForTests` starts */
  constructor(live: LiveProcess | undefined, begin: TestBegin) {
    this.#live = live;
    this.#begin = begin;
  }

  /** Starts the process before all tests of a file, begins anew before each, and stops it after the last. */
  protected startsForTests(start: () => Promise<LiveProcess>): this {
    beforeAll(async () => {
      this.#live = await start();
    });
    afterAll(() => this.stop());
    beforeEach(() => this.reset());
    return this;
  }

  get live(): LiveProcess {
    if (!this.#live) throw new Error('The process starts before the first test.');
    return this.#live;
  }

  /** Begins anew with the state that the process started with; much quicker than a new process. */
  async reset(): Promise<void> {
    await this.live.reset();
    this.now = this.#begin.now;
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

  /** Returns a message of now. Its id is one of the network. */
  letter(from: string, action: string, data: unknown = {}): Letter {
    const id = addressOf(nextMessageId());
    return { from, action, data, at: this.now, block: this.block, id, sequence: nextSequence() };
  }

  /** Sends a message and gives the reply's data. @throws when it is refused */
  async send<Data = unknown>(from: string, action: string, data: unknown = {}): Promise<Data> {
    const outcome = await this.live.send(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Reads by dry run. @throws when it is refused */
  async read<Data = unknown>(action: string, data: unknown = {}, from = this.#begin.reader): Promise<Data> {
    const outcome = await this.live.read(this.letter(from, action, data));
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  /** Sends an act of the staff with a reason. */
  act<Data = unknown>(action: string, data: object = {}, from: string = owner): Promise<Data> {
    return this.send<Data>(from, action, { reason: 'because', ...data });
  }

  /** Returns the network's news that a keepsake was spawned, which has the tags of that spawn. */
  spawnNews(keepsake: string, asset: string, from: string = processId): Letter {
    const tags = { 'From-Process': from, Process: asset, Keepsake: keepsake, Module: addressOf('module') };
    return { ...this.letter(from, 'Spawned', ''), owner: authority, tags: toTags(tags) };
  }

  /** Returns the code that a message is refused with. @throws when it is accepted, or leaves a change */
  async refusal(
    from: string,
    action: string,
    data: unknown = {},
    more: Pick<Letter, 'id' | 'tags'> = {},
  ): Promise<string> {
    const letter = { ...this.letter(from, action, data), ...more };
    const { outcome, changed } = await this.live.handleWithoutRollback(letter);
    if (outcome.ok) throw new Error(`${action} was not refused`);
    if (!outcome.code) throw new Error(`${action} failed without a code: ${outcome.error}`);
    if (changed) throw new Error(`${action} was refused but left a trace`);
    return outcome.code;
  }
}
