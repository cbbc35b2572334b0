import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { readReply } from './read-reply';
import type {
  DisclosureOutcome,
  EventInfo,
  Leaderboard,
  Me,
  Player,
  Reply,
  ReplyName,
  Scanned,
} from './replies';

/** The public part of a hash chain as the ledger keeps it; `chainAnchor` is 10 bytes in base64url. */
export interface ChainDeclaration {
  chainAnchor: string;
  chainStart: number;
  chainLength: number;
}

/** Bytes in base64url (docs/protocol.md, `Register`). */
export interface Registration extends ChainDeclaration {
  nickname: string;
  xUsername?: string;
  sealedContact: string;
  roleKey: string;
}

/** The token that a rabbit showed at a slot, in base64url. */
export interface Disclosure {
  rabbit: number;
  slot: number;
  token: string;
}

export interface ScanClaim {
  rabbit: number;
  slot: number;
  claim: string;
  disclosures?: readonly Disclosure[];
}

/** Who signs a message, and how to stop waiting for what comes of it. */
export interface SendOptions {
  signer: ItemSigner;
  signal?: AbortSignal;
}

/** How fresh a read must be: an answer of at most this age may be reused. */
interface ReadOptions {
  maxAgeMs?: number;
  signal?: AbortSignal;
}

/** One event's rabbit process. Failures are AppErrors: `rabbit.*`, `process.*`, and those of the AO client. */
export interface RabbitClient {
  readonly process: ProcessId;
  info(options?: ReadOptions): Promise<EventInfo>;
  me(address: Address, options?: ReadOptions): Promise<Me>;
  leaderboard(page: { offset: number; limit: number }, options?: ReadOptions): Promise<Leaderboard>;
  register(registration: Registration, options: SendOptions): Promise<Player>;
  rekey(chain: ChainDeclaration & { roleKey?: string }, options: SendOptions): Promise<Player>;
  scan(claim: ScanClaim, options: SendOptions): Promise<Scanned>;
  disclose(disclosures: readonly Disclosure[], options: SendOptions): Promise<readonly DisclosureOutcome[]>;
}

/** Binds an AO client to the process of one event. */
export function createRabbitClient(ao: AoClient, process: ProcessId): RabbitClient {
  const messageOf = (action: string, data: object) => ({
    process,
    tags: [{ name: 'Action', value: action }],
    data: JSON.stringify(data),
  });

  async function read<Name extends ReplyName>(action: Name, data: object, options?: ReadOptions) {
    return readReply(await ao.read(messageOf(action, data), options), action);
  }

  async function send<Name extends ReplyName>(
    action: string,
    data: object,
    reply: Name,
    { signer, signal }: SendOptions,
  ): Promise<Reply<Name>> {
    const id = await ao.send(messageOf(action, data), signer, signal);
    const result: AoResult = await ao.result(process, id, signal);
    return readReply(result, reply);
  }

  return {
    process,
    info: (options) => read('Info', {}, options),
    me: (address, options) => read('Me', { address }, options),
    leaderboard: (page, options) => read('Leaderboard', page, options),
    register: (registration, options) => send('Register', registration, 'Registered', options),
    rekey: (chain, options) => send('Rekey', chain, 'Rekeyed', options),
    scan: (claim, options) => send('Scan', claim, 'Scanned', options),
    disclose: async (disclosures, options) =>
      (await send('Disclose', { disclosures }, 'Disclosed', options)).disclosed,
  };
}
