import {
  type Address,
  createDataItem,
  fromBase64Url,
  ownerAddress,
  type Tag,
  verifyDataItem,
  verifyTransaction,
} from '../arweave';
import { AppError, isAppError } from '../errors';
import type { TransactionReply } from './replies';

/** A record whose signature is right: what it says is what its owner signed. */
export interface GenuineRecord extends TransactionReply {
  /** Gateways give data items in the shape of transactions; they have neither reward nor data root. */
  kind: 'transaction' | 'data-item';
  /** The signer's address. */
  address: Address;
  /** Its tags, readable. */
  readableTags: readonly Tag[];
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

async function isTransaction(record: TransactionReply): Promise<boolean> {
  return record.format === 2 && (await verifyTransaction({ ...record, data: new Uint8Array() }));
}

/** Returns true for a data item: it can be rebuilt, byte for byte, from the record and the data. */
async function isDataItem(record: TransactionReply, data: Uint8Array): Promise<boolean> {
  const signature = fromBase64Url(record.signature);
  const { id, bytes } = await createDataItem(
    {
      data,
      target: record.target,
      anchor: exactText(record.last_tx),
      tags: record.tags.map(({ name, value }) => ({ name: exactText(name), value: exactText(value) })),
    },
    { owner: fromBase64Url(record.owner), sign: async () => signature },
  );
  return id === record.id && (await verifyDataItem({ bytes }));
}

/** @throws AppError `gateway.tx-unverified` when other bytes than these would come of the text again */
function exactText(encoded: string): string {
  try {
    return strictDecoder.decode(fromBase64Url(encoded));
  } catch (cause) {
    throw new AppError('gateway.tx-unverified', { cause });
  }
}

/** Fields of a record may be anything: what can't even be read is not right. */
async function isRight(check: Promise<boolean>): Promise<boolean> {
  try {
    return await check;
  } catch (reason) {
    if (isAppError(reason)) return false;
    throw reason;
  }
}

/**
 * Returns a record with its kind; undefined when its signature isn't right for either kind.
 * @param itemData returns the data, which a data item's signature covers. Not called for a transaction.
 */
export async function genuineRecord(
  record: TransactionReply,
  itemData: () => Promise<Uint8Array>,
): Promise<GenuineRecord | undefined> {
  const genuine = async (
    kind: GenuineRecord['kind'],
    unsigned: Partial<TransactionReply> = {},
  ): Promise<GenuineRecord> => ({
    ...record,
    ...unsigned,
    kind,
    address: await ownerAddress(fromBase64Url(record.owner)),
    readableTags: record.tags.map(({ name, value }) => ({ name: readable(name), value: readable(value) })),
  });
  if (await isRight(isTransaction(record))) return await genuine('transaction');
  if (record.data_root !== '') return undefined;
  const data = await itemData();
  if (!(await isRight(isDataItem(record, data)))) return undefined;
  // An item's signature covers neither amounts nor a size: of those, a gateway may say anything.
  return await genuine('data-item', { quantity: '0', reward: '0', data_size: String(data.length) });
}

function readable(encoded: string): string {
  return decoder.decode(fromBase64Url(encoded));
}
