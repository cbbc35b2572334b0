import {
  type Address,
  type DataItem,
  parseDataItem,
  type Tag,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import type { BodyInParts } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Ledger, LedgerItem } from '../ledger/ledger';
import type { TransactionFields } from '../ledger/transaction-records';
import type { StoredTransaction, Transactions } from '../ledger/transactions';
import { type BundledItem, BundleItems } from './bundle-items';
import { EntryIndex, type IndexedEntry } from './entry-index';

/** The entry that the gateway serves under an id: a transaction, or a data item in the shape of one. */
export interface Stored {
  id: string;
  address: Address;
  /** base64url, or empty. */
  target: string;
  tags: readonly Tag[];
  /** Unix milliseconds. */
  timestamp: number;
  /** Only transactions have a place of their own among the bytes of the network. */
  place?: { sizeBytes: number; endOffset: number };
  fields(): Promise<TransactionFields>;
  /** About the size of the data. */
  sizeBytes: number;
  /** Undefined as long as parts are missing. */
  data(): Promise<BodyInParts | undefined>;
}

/** Everything that the gateway serves. */
export interface Archive {
  find(id: string): Stored | undefined;
  /** The index by which entries are found without their ids. */
  readonly index: EntryIndex;
}

/** An entry that is in no log: nobody signed it here, so it has no fields of a transaction. */
export interface KnownEntry extends IndexedEntry {
  bytes: Uint8Array;
}

/** The logs of which an archive is made. */
export interface ArchiveSources {
  ledger: Ledger;
  transactions: Transactions;
  /** Entries that are in no log, such as the module of processes. */
  known?: readonly KnownEntry[];
  report(problem: string): void;
}

/** Reads the bundles that were kept, so that their items are found again. */
export async function createArchive(sources: ArchiveSources): Promise<Archive> {
  const { ledger, transactions, report } = sources;
  const bundles = new BundleItems(transactions, report);
  await bundles.unpackKept();
  const index = indexOf(sources, bundles);
  const ofBundled = (item: BundledItem): Stored => {
    const { id, address, target, tags, timestamp, dataBytes } = item;
    return {
      ...{ id, address, target, tags, timestamp },
      fields: async () => fieldsOf(await parseDataItem(await bundles.bytes(item))),
      sizeBytes: dataBytes,
      data: async () => bundles.data(item),
    };
  };
  const ofItem = (item: LedgerItem): Stored => {
    const { id, address, target, tags, timestamp } = item;
    return {
      ...{ id, address, target, tags, timestamp },
      fields: async () => fieldsOf(await ledger.readItem(item)),
      sizeBytes: item.frame.length,
      data: async () => inOnePart((await ledger.readItem(item)).data),
    };
  };
  const ofTransaction = (transaction: StoredTransaction): Stored => {
    const { fields, address, tags, timestamp, endOffset } = transaction;
    return {
      ...{ id: fields.id, address, target: fields.target, tags, timestamp },
      place: { sizeBytes: Number(fields.data_size), endOffset },
      fields: async () => fields,
      sizeBytes: Number(fields.data_size),
      data: async () => transactions.data(transaction),
    };
  };
  const ofKnown = ({ bytes, id, address, target, tags, timestamp }: KnownEntry): Stored => ({
    ...{ id, address: address as Address, target, tags, timestamp },
    fields: () => {
      throw new Refusal(404, 'tx.not-found', 'This was stored without a signed record.');
    },
    sizeBytes: bytes.length,
    data: async () => inOnePart(bytes),
  });
  const known = new Map(sources.known?.map((entry) => [entry.id, entry]));
  return {
    find: (id) => {
      const item = ledger.item(id);
      if (item) return ofItem(item);
      const transaction = transactions.get(id);
      if (transaction) return ofTransaction(transaction);
      const bundled = bundles.get(id);
      if (bundled) return ofBundled(bundled);
      const entry = known.get(id);
      return entry && ofKnown(entry);
    },
    index,
  };
}

function inOnePart(data: Uint8Array): BodyInParts {
  const parts = async function* () {
    yield data;
  };
  return { lengthBytes: data.length, parts: parts() };
}

/** An index of what the two logs and the bundles hold, in order of time, and of what is added to them from now on. */
function indexOf({ ledger, transactions, known = [] }: ArchiveSources, bundles: BundleItems): EntryIndex {
  const index = new EntryIndex();
  const ofTransaction = ({ fields: { id, target }, address, tags, timestamp }: StoredTransaction) => ({
    ...{ id, address, target, tags, timestamp },
  });
  const kept: IndexedEntry[] = [
    ...ledger.items(),
    ...[...transactions.all()].map(ofTransaction),
    ...bundles.all(),
  ];
  for (const entry of known) index.add(entry);
  for (const entry of kept.sort((one, other) => one.timestamp - other.timestamp)) index.add(entry);
  ledger.observe((item) => index.add(item));
  bundles.observe((item) => index.add(item));
  transactions.observe((transaction) => index.add(ofTransaction(transaction)));
  return index;
}

/** A data item in the shape of a transaction: its tags are base64url there, and its anchor is where a transaction's is. */
function fieldsOf({ id, owner, target, anchor, tags, data, signature }: DataItem): TransactionFields {
  const encoded = (value: string) => toBase64Url(Buffer.from(value));
  return {
    format: 2,
    id,
    last_tx: toBase64Url(anchor),
    owner: toBase64Url(owner),
    tags: tags.map(({ name, value }) => ({ name: encoded(name), value: encoded(value) })),
    target,
    quantity: '0',
    data_size: String(data.length),
    data_root: '',
    reward: '0',
    signature: toBase64Url(signature),
  };
}
