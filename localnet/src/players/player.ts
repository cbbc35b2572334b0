import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import {
  claimOf,
  createChain,
  createRabbitClient,
  type DisclosureOutcome,
  encodeCode,
  type RabbitColour,
  type RabbitId,
  type Scanned,
  sealContact,
  slotOf,
  slotsPerDay,
  tokenBytes,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, Keyfile, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { createActor } from './actor';

/** The chain begins some slots earlier, so that its codes can be read a while back. */
const slotsBefore = 9;

export interface PlayerOptions {
  /** URL of the local network. */
  url: string;
  /** The event's process. */
  process: ProcessId;
  nickname: string;
  keyfile: Keyfile;
  email?: string;
  xUsername?: string;
  /** The public half of the role key, raw. Default: of a new one, whose cards nobody opens. */
  roleKey?: Uint8Array;
  /** Required where the event asks for one. */
  ticket?: Ticket;
}

/** A registered player of an event, played by code. */
export interface ScriptedPlayer {
  address: Address;
  nickname: string;
  /** Number of the player's rabbit. */
  rabbit: RabbitId;
  colour: RabbitColour;
  /** The secret value of a slot. */
  tokenAt(slot: number): Uint8Array;
  /** Returns the text of the rabbit's QR at a time, for an app at that URL. */
  linkAt(timeMs: number, appUrl: string): string;
  /** Claims another player's rabbit as seen in a slot. @throws AppError the process's refusal */
  scan(other: ScriptedPlayer, slot: number): Promise<Scanned>;
  /** Shows the token of a slot of one's own rabbit. @throws AppError the process's refusal */
  disclose(slot: number): Promise<readonly DisclosureOutcome[]>;
}

/** Registers a player on an event that is open. @throws AppError the process's refusal */
export async function registerPlayer(options: PlayerOptions): Promise<ScriptedPlayer> {
  const { url, process, keyfile, xUsername, ticket } = options;
  const actor = await createActor(url, keyfile);
  const { address, signer } = actor;
  const client = createRabbitClient(actor.ao, process);
  const seed = crypto.getRandomValues(new Uint8Array(tokenBytes));
  const [chain, { contactKey }, roleKey] = await Promise.all([
    createChain({ address, length: slotsPerDay, seed }),
    client.info({ maxAgeMs: 0 }),
    options.roleKey ?? newPublicKey(),
  ]);
  if (!contactKey) throw new Error(`The event ${process} has no contact key`);
  const chainStart = slotOf(Date.now()) - slotsBefore;
  const email = options.email ?? `${options.nickname.toLowerCase()}@example.org`;
  const sealed = await sealContact({ email, contactKey: fromBase64Url(contactKey), process, address });
  const registration = {
    nickname: options.nickname,
    xUsername,
    sealedContact: toBase64Url(sealed),
    roleKey: toBase64Url(roleKey),
    chainAnchor: toBase64Url(chain.anchor),
    chainStart,
    chainLength: slotsPerDay,
    ticket,
  };
  const { rabbit, colour, nickname } = await client.register(registration, { signer });
  const tokenAt = (slot: number) => {
    const token = chain.tokenAt(slot - chainStart);
    if (!token || slot <= chainStart) throw new Error(`The chain of ${nickname} does not reach slot ${slot}`);
    return token;
  };
  return {
    address,
    nickname,
    rabbit,
    colour,
    tokenAt,
    linkAt: (timeMs, appUrl) => {
      const slot = slotOf(timeMs);
      return `${appUrl}#/r/${encodeCode({ process, rabbit, slot, token: tokenAt(slot) })}`;
    },
    scan: (other, slot) => {
      const claim = claimOf({ process, rabbit: other.rabbit, slot, token: other.tokenAt(slot), address });
      return client.scan({ rabbit: other.rabbit, slot, claim: toBase64Url(claim) }, { signer });
    },
    disclose: (slot) => {
      const disclosures = [{ rabbit, slot, token: toBase64Url(tokenAt(slot)) }];
      return client.disclose(disclosures, { signer });
    },
  };
}

async function newPublicKey(): Promise<Uint8Array> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
}
