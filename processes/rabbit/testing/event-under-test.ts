import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../common/testing/addresses';
import { ClockedProcess } from '../../common/testing/clocked-process';
import { type Letter, type LiveProcess, processId } from '../../common/testing/live-process';
import {
  type Chain,
  claimOf,
  createChain,
  defaultClaimWindowMs,
  maxDisclosures,
  type RabbitId,
  slotMs,
  slotOf,
  tokenBytes,
} from '../client';
import { startRabbit } from './live-rabbit';
import { TestDraw } from './test-draw';

/** A player with the phone's secrets. */
export interface TestPlayer {
  address: string;
  rabbit: RabbitId;
  chain: Chain;
  chainStart: number;
}

export interface TestDisclosure {
  rabbit: number;
  slot: number;
  token: string;
}

interface ScanOptions {
  /** Default the slot of now. */
  slot?: number;
  /** Default the honest one. */
  claim?: string;
  disclosures?: unknown;
}

const chainLength = 400;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytesFrom = (seed: string, size: number) => {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, i) =>
    createHash('sha256').update(`${seed} ${i}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, size);
};
const keyLike = (seed: string, size: number) => Buffer.concat([Buffer.from([4]), bytesFrom(seed, size - 1)]);

/** A public key by its form, which is all that the process validates. */
export const publicKeyOf = (seed: string) => base64url(keyLike(seed, 65));

/** The settings that an event needs to be opened, for everybody. */
export const eventSettings = {
  slug: 'demo',
  name: 'Demo',
  contactKey: publicKeyOf('contact'),
  admission: 'open',
};

/** One event, with a clock and a block height that only move when a test says so. */
export class EventUnderTest extends ClockedProcess {
  readonly #chains = new Map<string, Promise<Chain>>();
  #shown: TestDisclosure[] = [];

  private constructor(rabbit?: LiveProcess) {
    // at the start of a slot
    super(rabbit, { now: 58_333_400 * slotMs, reader: addressOf('reader') });
  }

  /** Starts an event on the rabbit process of this tree, or on another. */
  static async start(rabbit: Promise<LiveProcess> = startRabbit()): Promise<EventUnderTest> {
    const event = new EventUnderTest(await rabbit);
    await event.reset();
    return event;
  }

  /** Returns the event of the tests of a file: each begins with a new one. */
  static forTests(): EventUnderTest {
    return new EventUnderTest().startsForTests(startRabbit);
  }

  /** A new event in phase draft. */
  override async reset(): Promise<void> {
    await super.reset();
    this.#shown = [];
  }

  get slot(): number {
    return slotOf(this.now);
  }

  /** Also sends the message as the network does: the engine rolls it back. */
  override async refusal(
    from: string,
    action: string,
    data: unknown = {},
    more: Pick<Letter, 'id' | 'tags'> = {},
  ): Promise<string> {
    const code = await super.refusal(from, action, data, more);
    const before = await this.live.stateText();
    const outcome = await this.live.send({ ...this.letter(from, action, data), ...more });
    if (outcome.ok || outcome.code !== code) throw new Error(`${action} was not refused again`);
    if ((await this.live.stateText()) !== before) throw new Error(`${action} was not rolled back`);
    return code;
  }

  /** Configures and opens the event, for everybody unless the settings say otherwise; one with a key has a draw. */
  async open(settings: object = {}): Promise<void> {
    await this.act('Configure', { ...eventSettings, ...settings });
    if ('keyDigest' in settings) await this.act('Draw', new TestDraw().commit);
    await this.act('Open');
  }

  /** Configures, opens and starts the event. */
  async run(settings: object = {}): Promise<void> {
    await this.open(settings);
    await this.act('Start');
  }

  /** Returns the data that a browser sends to register, with a chain that starts now. */
  async registration(name: string): Promise<{ data: object; chain: Chain; chainStart: number }> {
    const chain = await this.chainOf(addressOf(name), name);
    const chainStart = this.slot - 2;
    const data = {
      nickname: name,
      sealedContact: base64url(keyLike(`${name} contact`, 413)),
      roleKey: publicKeyOf(`${name} role`),
      ...chainData(chain, chainStart),
    };
    return { data, chain, chainStart };
  }

  /** A chain for the rabbit of an address; another one for another seed. */
  chainOf(address: string, seed: string): Promise<Chain> {
    const key = `${address} ${seed}`;
    const last = bytesFrom(`${seed} chain`, tokenBytes);
    const chain =
      this.#chains.get(key) ?? createChain({ address: address as Address, length: chainLength, seed: last });
    this.#chains.set(key, chain);
    return chain;
  }

  /** Registers a player under a name, from the address of that name. */
  async join(name: string): Promise<TestPlayer> {
    const { data, chain, chainStart } = await this.registration(name);
    const { rabbit } = await this.send<{ rabbit: RabbitId }>(addressOf(name), 'Register', data);
    return { address: addressOf(name), rabbit, chain, chainStart };
  }

  /** Registers several players, who get the colours in turn. */
  async joinAll(...names: string[]): Promise<TestPlayer[]> {
    const players: TestPlayer[] = [];
    for (const name of names) players.push(await this.join(name));
    return players;
  }

  /** The token a rabbit shows at a slot. */
  tokenOf(player: TestPlayer, slot: number): Uint8Array {
    const token = player.chain.tokenAt(slot - player.chainStart);
    if (!token) throw new Error(`no token at slot ${slot}`);
    return token;
  }

  /** An honest claim. */
  claim(scanner: TestPlayer, rabbit: TestPlayer, slot: number): string {
    const token = this.tokenOf(rabbit, slot);
    const address = scanner.address as Address;
    return base64url(
      claimOf({ process: processId as ProcessId, rabbit: rabbit.rabbit, slot, token, address }),
    );
  }

  /** Returns the data of a scan, which is honest without options. */
  scanData(scanner: TestPlayer, rabbit: TestPlayer, options: ScanOptions = {}): object {
    const slot = options.slot ?? this.slot;
    const claim = options.claim ?? this.claim(scanner, rabbit, slot);
    return { rabbit: rabbit.rabbit, slot, claim, disclosures: options.disclosures };
  }

  scan<Data = unknown>(scanner: TestPlayer, rabbit: TestPlayer, options?: ScanOptions): Promise<Data> {
    this.#shown.push(this.disclosure(rabbit, options?.slot ?? this.slot));
    return this.send<Data>(scanner.address, 'Scan', this.scanData(scanner, rabbit, options));
  }

  /** Lets the claim windows close, unless configured otherwise, and discloses all tokens that were scanned since the last time. */
  async discloseShown(): Promise<void> {
    this.pass(3 * slotMs + defaultClaimWindowMs + 1);
    const shown = this.#shown;
    this.#shown = [];
    for (let at = 0; at < shown.length; at += maxDisclosures) {
      await this.disclose(...shown.slice(at, at + maxDisclosures));
    }
  }

  /** Returns the disclosure of the token of a rabbit's slot. */
  disclosure(rabbit: TestPlayer, slot: number): TestDisclosure {
    return { rabbit: rabbit.rabbit, slot, token: base64url(this.tokenOf(rabbit, slot)) };
  }

  disclose<Data = unknown>(...disclosures: unknown[]): Promise<Data> {
    return this.send<Data>(addressOf('anybody'), 'Disclose', { disclosures });
  }

  /** The status of each colour a player holds, by colour. */
  async statuses(player: TestPlayer): Promise<Record<string, string>> {
    const me = await this.read<{ collected: { colour: string; status: string }[] }>('Me', {
      address: player.address,
    });
    return Object.fromEntries(me.collected.map(({ colour, status }) => [colour, status]));
  }
}

/** The public part of a chain as messages carry it. */
export function chainData(chain: Chain, chainStart: number): object {
  return { chainAnchor: base64url(chain.anchor), chainStart, chainLength: chain.length };
}
