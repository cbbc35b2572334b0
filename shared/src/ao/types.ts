import type { Address, DataItemInput, ProcessId, Tag, TxId } from '../arweave';

export interface AoMessage {
  process: ProcessId;
  tags: readonly Tag[];
  data?: string;
  /** The kind of the process, see `DataItemInput`. */
  receiver?: string;
}

/** The item of a new process, whose id it becomes. */
export interface AoSpawn {
  tags: readonly Tag[];
  data: string;
}

/** A message that a process sent while it handled another. */
export interface AoOutgoing {
  Target: string;
  Data?: string;
  Tags: readonly Tag[];
}

/** A compute unit's answer for one evaluation. */
export interface AoResult {
  Error?: string;
  Messages: readonly AoOutgoing[];
  /** Processes that it makes, which a compute unit's answer lists as it does messages. */
  Spawns?: readonly unknown[];
  Output?: unknown;
}

/** A signed message: the bytes that are posted, and the id that they have. */
export interface SignedItem {
  id: TxId;
  /** The data item's bytes in base64url. */
  item: string;
}

/** Anything that turns a data item into signed bytes: a wallet connector, or a key in Node. */
export interface ItemSigner {
  /** The signer to expect. Without it, any valid signature is accepted. */
  address?: Address;
  signDataItem(item: DataItemInput): Promise<Uint8Array>;
}

export interface ReadOptions {
  /** The greatest age of an answer from the cache of this or another tab. Default 3 s. With 0, neither is asked. */
  maxAgeMs?: number;
  signal?: AbortSignal;
}

/** A unit of a process that has several, as this page knows it. */
export interface UnitReport {
  /** Its address: of the node, or of the compute unit. */
  url: string;
  /** Failures since its last answer. */
  failures: number;
  /** The usual time of an answer; undefined where none came. */
  medianMs?: number;
  /** The messages of the process by which it is behind the latest that this page has seen; undefined where that isn't known. */
  behind?: number;
}

/** The units of a process that has several, and those that gave different answers about the same state. */
export interface UnitsReport {
  units: readonly UnitReport[];
  disagreements: readonly {
    /** The action that was asked. */
    action: string;
    urls: readonly [string, string];
    /** The time of this device. */
    at: number;
  }[];
}

/** The one way the app talks to AO (docs/product 13.6). Failures are AppErrors with an `ao.*` code. */
export interface AoClient {
  /** Has a message, or the item of a new process, signed, and checks that what came back is what was asked. Nothing is posted. */
  sign(message: AoMessage | AoSpawn, signer: ItemSigner, signal?: AbortSignal): Promise<SignedItem>;
  /** Posts a signed message, and returns its id. After a failure it may have arrived all the same. */
  post(message: SignedItem, signal?: AbortSignal): Promise<TxId>;
  /** The result of a message, by one question; undefined while the unit doesn't know the message. */
  known(process: ProcessId, message: TxId, signal?: AbortSignal): Promise<AoResult | undefined>;
  /** The result of a message that was posted; waits until it is computed. */
  result(process: ProcessId, message: TxId, signal?: AbortSignal): Promise<AoResult>;
  /** A dry run: single-flighted and cached for `maxAgeMs` (default 3 s). */
  read(message: AoMessage & { owner?: string }, options?: ReadOptions): Promise<AoResult>;
  /**
   * Reads texts that a process publishes, by their keys, as of the latest message that its node has computed: cheaper than a dry run.
   * Cached like dry runs. Undefined where one of them isn't published. Absent from clients that know legacy units alone.
   */
  published?(
    process: ProcessId,
    keys: readonly string[],
    options?: ReadOptions,
  ): Promise<readonly string[] | undefined>;
  /**
   * Reports on the units of a process that has several; undefined where it has one.
   * @param isAsking true to ask each of them the same question first, and compare their answers
   */
  inspectUnits?(process: ProcessId, isAsking: boolean): Promise<UnitsReport | undefined>;
}
