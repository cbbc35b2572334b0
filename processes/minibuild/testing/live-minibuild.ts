import { createHash } from 'node:crypto';
import type { Ticket } from '../../admission/client';
import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { ClockedProcess } from '../../common/testing/clocked-process';
import { LiveProcess, owner, processId } from '../../common/testing/live-process';
import { ticketsOf } from '../../rabbit/testing/tickets';
import {
  type Contest,
  type ContestEntry,
  type ContestPhase,
  contestReplySchemas,
  type Mine,
} from '../client';

/** Starts the contest's process. */
export const startContest = (source = processSource('minibuild'), id?: string): Promise<LiveProcess> =>
  LiveProcess.start({
    source,
    state: 'MinibuildState',
    replies: contestReplySchemas,
    ...(id !== undefined && { id }),
  });

/** The wallets that tests begin with. */
export const wallets = {
  owner,
  staff: addressOf('staff'),
  judge: addressOf('judge'),
  ann: addressOf('ann'),
  bob: addressOf('bob'),
  cleo: addressOf('cleo'),
  dan: addressOf('dan'),
};

const day = 86_400_000;
/** Tickets of a contest under test. */
const ticketCount = 32;

/** A small picture, as far as its first bytes go. */
export const preview = Buffer.concat([
  Buffer.from('RIFF\x20\x00\x00\x00WEBPVP8 ', 'latin1'),
  Buffer.alloc(24, 7),
]).toString('base64url');

/** Returns the code of an invitation, and its hash. */
export function invitation(name: string): { code: string; hash: string } {
  const code = createHash('sha256').update(name).digest();
  return { code: code.toString('base64url'), hash: createHash('sha256').update(code).digest('base64url') };
}

/** One contest, with a clock that only moves when a test says so. */
export class LiveMinibuild extends ClockedProcess {
  readonly #process: string;
  #isTicketed = false;
  #entered = new Set<string>();

  private constructor(live?: LiveProcess, process: string = processId) {
    super(live, { now: Date.UTC(2026, 10, 23, 12), reader: wallets.dan });
    this.#process = process;
  }

  static async start(live: Promise<LiveProcess> = startContest(), process?: string): Promise<LiveMinibuild> {
    const contest = new LiveMinibuild(await live, process);
    await contest.reset();
    return contest;
  }

  /** Returns the contest of the tests of a file: each begins with a new one. */
  static forTests(): LiveMinibuild {
    return new LiveMinibuild().startsForTests(startContest);
  }

  /** Begins anew with an empty contest at noon of a day; much quicker than a new process. */
  override async reset(): Promise<void> {
    await super.reset();
    this.#isTicketed = false;
    this.#entered = new Set();
  }

  /** Returns facts, whose sign-up begins now and each later phase a day after the one before. */
  facts(data: object = {}) {
    const { now } = this;
    return {
      times: {
        signUp: now,
        building: now + day,
        voting: now + 2 * day,
        judging: now + 3 * day,
        results: now + 4 * day,
      },
      teamSize: 3,
      voteWeight: 60,
      kinds: ['picture', 'text', 'link'],
      criteria: [
        { name: 'Humour', weight: 3 },
        { name: 'Craft', weight: 1 },
      ],
      prizes: [{ title: 'First', amount: '1000' }, { title: 'A book' }],
      zone: 'Europe/Lisbon',
      admission: { by: 'tickets' },
      voters: 'admitted',
      original: 'en',
      ...data,
    };
  }

  /** Configures and opens a contest, whose sign-up begins now. It has a batch of tickets, unless it is for anybody. */
  async open(data: object = {}): Promise<void> {
    const facts = this.facts(data);
    await this.act('Configure', facts);
    this.#isTicketed = facts.admission.by !== 'anybody';
    if (this.#isTicketed) await this.admit();
    await this.act('Texts', { language: 'en', name: 'Memes', brief: 'Make one.', rules: 'Be kind.' });
    await this.act('Open');
  }

  /** Lets time pass until a phase begins. */
  async until(phase: Exclude<ContestPhase, 'draft'>): Promise<void> {
    const { facts } = await this.read<Contest>('Contest');
    this.pass(Math.max(0, (facts?.times[phase] ?? 0) - this.now));
  }

  /** Adds the contest's batch of tickets. */
  async admit(): Promise<void> {
    const { root } = this.#batch;
    await this.act('Admit', { batch: 1, root, count: ticketCount });
  }

  /** Returns a ticket of the contest's batch. */
  ticket(index: number): Ticket {
    return this.#batch.tickets[index] as Ticket;
  }

  get #batch() {
    return ticketsOf(ticketCount, 1, this.#process);
  }

  /** Admits somebody by the next ticket. */
  async enter(address: string): Promise<Mine> {
    const ticket = this.ticket(this.#entered.size);
    this.#entered.add(address);
    return this.send<Mine>(address, 'Enter', { ticket });
  }

  /** Signs somebody up, who is admitted before where the contest asks for it. */
  async signUp(address: string, nickname: string, data: object = {}): Promise<Mine> {
    if (this.#isTicketed && !this.#entered.has(address)) await this.enter(address);
    return this.send<Mine>(address, 'SignUp', { nickname, ...data });
  }

  /** Returns an entry that can be submitted. */
  entry(data: object = {}) {
    return { kind: 'text', title: 'A title', text: 'Some text', ...data };
  }

  /** Returns a picture that can be submitted. */
  picture(data: object = {}) {
    const file = {
      id: addressOf('file'),
      type: 'image/webp',
      bytes: 1000,
      sha256: addressOf('sha'),
    };
    return { kind: 'picture', title: 'A picture', file, preview, ...data };
  }

  /** Submits an entry, and returns its number. */
  async submit(address: string, data: object = {}): Promise<number> {
    const { entry } = await this.send<Mine>(address, 'Submit', this.entry(data));
    return entry?.entry ?? Number.NaN;
  }

  /** Opens a contest in its phase of building, in which people of these names have submitted entries 1, 2 and so on. */
  async build(names: readonly string[], facts: object = {}): Promise<void> {
    await this.open(facts);
    for (const name of names) await this.signUp(addressOf(name), name);
    await this.until('building');
    for (const name of names) await this.submit(addressOf(name), { title: `Of ${name}` });
  }

  /** Returns the approvals of all entries, in their order. */
  async tallies(): Promise<number[]> {
    const { rows } = await this.read<{ rows: ContestEntry[] }>('Entries', { staff: true, limit: 50 });
    return rows.map(({ approvals }) => approvals ?? Number.NaN).reverse();
  }
}
