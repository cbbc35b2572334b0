import { type AosResult, processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { owner, refusalCodeOf, toTags } from '../../common/testing/live-process';
import { type Delivery, type Post, PostOffice } from '../../common/testing/post-office';
import { ticketsOf } from '../../rabbit/testing/tickets';
import { tokenSource } from '../../token/testing/live-token';
import {
  communityReplySchemas,
  type Earnings,
  earningKinds,
  maxEntries,
  type PaymentList,
  type Pot,
  type sentPoints,
} from '../client';

/** The ids of the processes that answer each other. */
export const communityId = PostOffice.idOf('community');
export const tokenId = PostOffice.idOf('token');

const tickets = ticketsOf(1024, 1, communityId);

/** The wallet that holds the whole supply of the token, and funds the pot. */
const treasurer = addressOf('treasurer');

/** The quantity of a point of every kind. */
export const rate = 10;

/** Caps that no test of payments meets. */
const wide = '9'.repeat(40);

/** A game that sends the community the points that it receives. */
const gameLua = `
  GameState = GameState or { batch = 0 }
  Handlers.append('play', 'Play', function(msg)
    GameState.batch = GameState.batch + 1
    local data = ('{"batch":%d,"entries":%s}'):format(GameState.batch, msg.Data)
    ao.send({ Target = '${communityId}', Action = 'Points', Data = data })
  end)`;

/** Points that a person gets. */
export interface TestAward {
  address: string;
  points: number;
  /** Default: `rainbow`. */
  kind?: (typeof sentPoints)[number];
  why?: string;
}

type Parts = 'community' | 'token' | 'game';

/** A game, a community and its token, which send each other messages as the test lets them. */
export class ClaimsOffice {
  /** Unix milliseconds. */
  now = 0;
  #admitted = 0;
  readonly office: PostOffice<Parts>;

  private constructor(office: PostOffice<Parts>) {
    this.office = office;
  }

  static async start(): Promise<ClaimsOffice> {
    const terms = {
      name: 'Carrots',
      ticker: 'CARROT',
      denomination: 3,
      balances: { [treasurer]: '1'.padEnd(60, '0') },
    };
    const source = processSource('community');
    const community = { source, state: 'CommunityState', replies: communityReplySchemas };
    const token = { source: tokenSource(terms), state: 'TokenState' };
    const game = { source: gameLua, state: 'GameState' };
    return new ClaimsOffice(await PostOffice.open({ community, token, game }));
  }

  stop(): Promise<void> {
    return this.office.stop();
  }

  /** Begins anew with a community that has the token, all rates, wide caps, tickets, and the game as a source. */
  async reset(): Promise<void> {
    this.now = 1_750_000_000_000;
    this.letThrough();
    await this.office.reset();
    await this.act('Token', { process: tokenId });
    await this.act('Rates', { rates: Object.fromEntries(earningKinds.map((kind) => [kind, String(rate)])) });
    const game = { process: PostOffice.idOf('game'), kind: 'game', board: 'game-carrots', on: true };
    await this.act('Source', game);
    await this.act('Caps', { person: wide, pot: wide });
    const { batch, root } = tickets;
    await this.act('Admit', { batch, root, count: tickets.tickets.length });
    this.#admitted = 0;
  }

  /** Admits people, each by a ticket of its own. */
  async admit(...people: readonly string[]): Promise<void> {
    for (const person of people) {
      const ticket = tickets.tickets[this.#admitted++];
      const answer = await this.said(person, 'Enter', { ticket });
      if (typeof answer === 'string') throw new Error(`Enter was refused: ${answer}`);
    }
  }

  /** Hands over every message once from now on. */
  letThrough(): void {
    this.office.carry = (post) => [post];
  }

  /** Sends an act of the staff; returns the code that it was refused with, or what followed. */
  act(action: string, data: object): Promise<string | readonly Delivery[]> {
    return this.said(owner, action, { ...data, reason: 'a test' });
  }

  /** Has the game send the community points. */
  async award(...awards: readonly TestAward[]): Promise<void> {
    for (let first = 0; first < awards.length; first += maxEntries) {
      const entries = awards
        .slice(first, first + maxEntries)
        .map((award) => ({ kind: 'rainbow', why: 'a test', ...award }));
      const letter = { from: owner, action: 'Play', data: JSON.stringify(entries), at: this.now, block: 1 };
      const { deliveries } = await this.office.send('game', letter);
      const refused = deliveries.flatMap(({ result }) => codeOf(result) ?? []);
      if (refused.length > 0) throw new Error(`The points were refused: ${refused.join(', ')}`);
    }
  }

  /** Sends a message of a person to the community; returns the code that it was refused with, or what followed. */
  async said(from: string, action: string, data: object = {}): Promise<string | readonly Delivery[]> {
    const letter = { from, action, data, at: this.now, block: 1 };
    const { result, deliveries } = await this.office.send('community', letter);
    return codeOf(result) ?? deliveries;
  }

  /** Sends some of the token to the community, for the pot; returns what the token's notices led to. */
  async fund(quantity: bigint, tags: Record<string, string> = { 'X-Pot': '1' }): Promise<Delivery[]> {
    const all = { Recipient: communityId, Quantity: String(quantity), ...tags };
    const { deliveries } = await this.office.send('token', this.#tagged(treasurer, 'Transfer', all));
    return deliveries;
  }

  /** Sends a message with tags to the community; returns the code that it was refused with. */
  async notice(from: string, action: string, tags: Record<string, string>): Promise<string | undefined> {
    return codeOf(await this.office.process('community').evaluate(this.#tagged(from, action, tags)));
  }

  earned = (address: string) => this.#read<Earnings>('Earned', { address });
  payments = (address: string, page: object = {}) =>
    this.#read<PaymentList>('Payments', { address, ...page });
  pot = () => this.#read<Pot>('Pot', {});

  /** Returns the balances of the token by address. */
  async balances(): Promise<Readonly<Record<string, bigint>>> {
    const text = await this.office.process('token').evaluateLua(`
      local rows = {}
      for row, address in ipairs(TokenState.holders.address) do
        rows[row] = address .. ' ' .. TokenState.holders.balance[row]
      end
      return table.concat(rows, '\\n')`);
    const rows = text.split('\n').map((row) => row.split(' '));
    return Object.fromEntries(rows.map(([address = '', balance = '']) => [address, BigInt(balance)]));
  }

  async #read<Data>(action: string, data: object): Promise<Data> {
    const letter = { from: addressOf('reader'), action, data, at: this.now, block: 1 };
    const outcome = await this.office.process('community').read(letter);
    if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
    return outcome.data as Data;
  }

  #tagged(from: string, action: string, tags: Record<string, string>) {
    return { from, action, data: '', at: this.now, block: 1, tags: toTags(tags) };
  }
}

/** Returns the code that a message was refused with, its error when that has none, or undefined. */
export function codeOf({ Error: error }: AosResult): string | undefined {
  return error ? (refusalCodeOf(error) ?? error) : undefined;
}

/** Returns the value of a tag of a message between processes. */
export const tagOf = (post: Post, name: string): string =>
  post.message.Tags.find((tag) => tag.name === name)?.value ?? '';

/** Returns the error that a token answers a transfer with. */
export function refusalOf(transfer: Post, error = 'Insufficient Balance!'): Post {
  const tags = {
    Action: 'Transfer-Error',
    Error: error,
    'X-Payment': tagOf(transfer, 'X-Payment'),
    'X-Attempt': tagOf(transfer, 'X-Attempt'),
  };
  return {
    ...transfer,
    from: transfer.to,
    to: transfer.from,
    message: { Target: transfer.from, Tags: toTags(tags) },
  };
}
