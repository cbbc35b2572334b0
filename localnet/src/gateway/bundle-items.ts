import { type Address, type DataItem, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { BodyInParts } from '../http/answer';
import type { StoredTransaction, Transactions } from '../ledger/transactions';
import { maxItemBytes } from '../units/message-routes';
import { tagValue } from '../units/tags';
import { type BundledPlace, bundledPlaces, countBytes, entryBytes, itemCount } from './bundle-header';
import type { IndexedEntry } from './entry-index';

/** A data item that came inside a bundle. Its bytes are those of the bundle's transaction. */
export interface BundledItem extends IndexedEntry {
  address: Address;
  bundle: StoredTransaction;
  place: BundledPlace;
  dataBytes: number;
}

/** More items of one bundle, or of all bundles together, are not looked for. */
const maxItemsOfBundle = 4096;
const maxItems = 100_000;

/**
 * The data items inside bundles (ANS-104, binary 2.0.0), which anybody may upload: a bundle is read item by item, and only what
 * its owner signed is found. A bundle inside a bundle stays closed.
 */
export class BundleItems {
  readonly #byId = new Map<string, BundledItem>();
  #work: Promise<void> = Promise.resolve();
  #observer: (item: BundledItem) => void = () => undefined;

  /** @param report receives that a bundle can't be read from the disk */
  constructor(
    private readonly transactions: Transactions,
    private readonly report: (problem: string) => void,
  ) {
    transactions.observeData((transaction) => void this.unpack(transaction));
  }

  get(id: string): BundledItem | undefined {
    return this.#byId.get(id);
  }

  all(): IterableIterator<BundledItem> {
    return this.#byId.values();
  }

  /** Has a function called with each item that is found from now on. */
  observe(observer: (item: BundledItem) => void): void {
    this.#observer = observer;
  }

  /** Finds the items of all bundles that are there whole. */
  async unpackKept(): Promise<void> {
    for (const transaction of this.transactions.all()) {
      if (isBundle(transaction) && this.transactions.data(transaction)) await this.unpack(transaction);
    }
  }

  /** Finds the items of a transaction that is a bundle and whose data is there; bundles are read one at a time. */
  unpack(transaction: StoredTransaction): Promise<void> {
    if (!isBundle(transaction)) return Promise.resolve();
    this.#work = this.#work
      .then(() => this.#unpackNow(transaction))
      .catch((reason: unknown) =>
        this.report(`The bundle ${transaction.fields.id} can't be read: ${String(reason)}`),
      );
    return this.#work;
  }

  /** The bytes of an item. */
  async bytes({ bundle, place }: BundledItem): Promise<Uint8Array> {
    return await this.#read(bundle, place);
  }

  /** The data of an item, read while it is sent. */
  data({ bundle, place, dataBytes }: BundledItem): BodyInParts | undefined {
    return this.transactions.data(bundle, { from: place.to - dataBytes, to: place.to });
  }

  async #unpackNow(bundle: StoredTransaction): Promise<void> {
    for (const place of (await this.#places(bundle)) ?? []) {
      if (this.#byId.size >= maxItems) return;
      if (this.#byId.has(place.id) || place.to - place.from > maxItemBytes) continue;
      const item = await genuineItem(await this.#read(bundle, place));
      if (item?.id !== place.id) continue;
      const { id, address, target, tags, data } = item;
      const { timestamp } = bundle;
      const found = { id, address, target, tags, timestamp, bundle, place, dataBytes: data.length };
      this.#byId.set(id, found);
      this.#observer(found);
    }
  }

  async #places(bundle: StoredTransaction): Promise<BundledPlace[] | undefined> {
    const bundleBytes = Number(bundle.fields.data_size);
    if (bundleBytes < countBytes) return undefined;
    const count = itemCount(await this.#read(bundle, { from: 0, to: countBytes }), maxItemsOfBundle);
    const headerBytes = countBytes + (count ?? 0) * entryBytes;
    if (!count || headerBytes > bundleBytes) return undefined;
    return bundledPlaces(await this.#read(bundle, { from: countBytes, to: headerBytes }), bundleBytes);
  }

  async #read(bundle: StoredTransaction, range: { from: number; to: number }): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of this.transactions.data(bundle, range)?.parts ?? []) parts.push(part);
    return Buffer.concat(parts);
  }
}

function isBundle({ tags }: StoredTransaction): boolean {
  return tagValue(tags, 'Bundle-Format') === 'binary' && tagValue(tags, 'Bundle-Version') === '2.0.0';
}

/** A data item once it is certain that its owner signed exactly this; undefined for anything else. */
async function genuineItem(bytes: Uint8Array): Promise<DataItem | undefined> {
  try {
    const item = await parseDataItem(bytes);
    return (await verifyDataItem(item)) ? item : undefined;
  } catch (reason) {
    if (isAppError(reason)) return undefined;
    throw reason;
  }
}
