import {
  type Address,
  addsNoActingTags,
  decodedTags,
  equalBytes,
  keepsTags,
  type TransactionLike,
  type TxId,
} from '../arweave';
import { AppError, hasCode } from '../errors';
import { createGatewayReader, type GatewayReader, type GatewayUrls, type GenuineRecord } from '../gateway';
import { within } from '../waiting';
import { dispatchedId, unconfirmed } from './dispatched-id';

/**
 * Makes sure that a wallet sent what it was asked to, by the connected account, and returns the id of that. The wallet's
 * word alone counts for nothing.
 * @param answer the wallet's own answer to the dispatch
 * @throws AppError `wallet.dispatch-differs` with the part that differs, `wallet.dispatch-unconfirmed` when the
 *   gateway doesn't know it in time
 */
export type ConfirmDispatch = (answer: unknown, asked: TransactionLike, address: Address) => Promise<TxId>;

/** The pauses before each look at the gateway: what was sent takes a moment to get there. */
const usualPausesMs = [0, 1000, 2000, 4000, 8000, 15_000];
const limitMs = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @param gateway the URL of the app's gateway, or of several */
export function dispatchConfirmer(
  gateway: GatewayUrls,
  pausesMs: readonly number[] = usualPausesMs,
): ConfirmDispatch {
  const reader = createGatewayReader({ url: gateway });

  /** Returns the part that differs; fails when the gateway doesn't know it, or gives no record that is genuine. */
  const look = async (id: TxId, asked: TransactionLike, address: Address): Promise<string | undefined> => {
    const record = await reader.transaction(id);
    return (await differenceOf(record, asked, reader)) ?? (record.address === address ? undefined : 'owner');
  };

  const confirm = async (id: TxId, asked: TransactionLike, address: Address): Promise<void> => {
    let lastCause: unknown;
    for (const ms of pausesMs) {
      await pause(ms);
      let part: string | undefined;
      try {
        part = await look(id, asked, address);
      } catch (cause) {
        if (hasCode(cause, 'gateway.tx-failed')) throw cause;
        lastCause = cause;
        continue;
      }
      if (part) throw new AppError('wallet.dispatch-differs', { params: { part, id } });
      return;
    }
    throw unconfirmed(id, lastCause);
  };

  return async (answer, asked, address) => {
    const id = dispatchedId(answer);
    await within(confirm(id, asked, address), limitMs, () => {
      throw unconfirmed(id);
    });
    return id;
  };
}

/** Wallets send small transactions without a payment as data items, for which no data root exists. */
async function differenceOf(
  record: GenuineRecord,
  asked: TransactionLike,
  reader: GatewayReader,
): Promise<string | undefined> {
  if (record.target !== asked.target) return 'target';
  if (record.quantity !== (asked.quantity || '0')) return 'quantity';
  const [askedTags, sentTags] = [decodedTags(asked.tags), decodedTags(record.tags)];
  if (!keepsTags(asked.tags, record.tags) || !addsNoActingTags(askedTags, sentTags)) return 'tags';
  if (record.kind === 'data-item') {
    const { bytes } = await reader.data(record.id, Math.max(asked.data.byteLength, 1));
    return equalBytes(bytes, asked.data) ? undefined : 'data';
  }
  if (record.data_root !== asked.data_root || record.data_size !== (asked.data_size || '0')) return 'data';
  return BigInt(record.reward) > BigInt(asked.reward || '0') ? 'reward' : undefined;
}
