import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Door, DoorDisclosed } from '../client';
import { createDoorChain, doorClaimOf, doorClaimsEnd, doorSlotAt, doorTokenBytes } from '../client';
import { type LiveCommunity, wallets } from './live-community';

const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The device of an organiser at a meet-up: it keeps the secret chain, and shows the code of each slot. */
export class TestDoor {
  readonly #community: LiveCommunity;
  readonly #tokenAt: (index: number) => Uint8Array | undefined;
  readonly meetUp: number;
  readonly opener: string;
  readonly start: number;

  private constructor(
    community: LiveCommunity,
    door: { meetUp: number; opener: string; start: number },
    tokenAt: (index: number) => Uint8Array | undefined,
  ) {
    this.#community = community;
    this.#tokenAt = tokenAt;
    this.meetUp = door.meetUp;
    this.opener = door.opener;
    this.start = door.start;
  }

  /** Returns the chain of a device, and the message that commits to it now. */
  static async prepare(
    community: LiveCommunity,
    {
      meetUp,
      opener = wallets.lead,
      seed = 'door',
      length = 100,
    }: { meetUp: number; opener?: string; seed?: string; length?: number },
  ): Promise<{ door: TestDoor; opening: { meetUp: number; anchor: string; start: number; length: number } }> {
    const start = doorSlotAt(community.now);
    const last = createHash('sha256').update(seed).digest().subarray(0, doorTokenBytes);
    const chain = await createDoorChain({ address: opener as Address, length, seed: last });
    const door = new TestDoor(community, { meetUp, opener, start }, chain.tokenAt);
    return { door, opening: { meetUp, anchor: text64(chain.anchor), start, length } };
  }

  /** Opens a door now. */
  static async open(
    community: LiveCommunity,
    options: Parameters<typeof TestDoor.prepare>[1],
  ): Promise<TestDoor> {
    const { door, opening } = await TestDoor.prepare(community, options);
    await community.send<Door>(door.opener, 'OpenDoor', opening);
    return door;
  }

  /** Returns the token that the device shows at a slot. */
  token(slot: number): Uint8Array {
    const token = this.#tokenAt(slot - this.start);
    if (!token) throw new Error(`no token at slot ${slot}`);
    return token;
  }

  /** Returns the data of an honest check-in with the code of a slot, by default that of now. */
  claim(address: string, slot = doorSlotAt(this.#community.now)): object {
    const process = this.#community.process as ProcessId;
    const seen = { process, meetUp: this.meetUp, slot, token: this.token(slot) };
    return {
      meetUp: this.meetUp,
      slot,
      claim: text64(doorClaimOf({ ...seen, address: address as Address })),
    };
  }

  /** Returns the data that discloses the token of a slot. */
  disclosure(slot: number): object {
    return { meetUp: this.meetUp, slot, token: text64(this.token(slot)) };
  }

  /** Lets the claims of a slot end, by default that of now, and discloses its token. */
  async disclose(slot = doorSlotAt(this.#community.now)): Promise<DoorDisclosed> {
    this.#community.pass(Math.max(0, doorClaimsEnd(slot) + 1 - this.#community.now));
    return this.#community.send<DoorDisclosed>(this.opener, 'Disclose', this.disclosure(slot));
  }
}
