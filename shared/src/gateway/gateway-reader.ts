import type { Bytes } from '../arweave';
import { AppError, hasCode } from '../errors';
import { type GenuineRecord, genuineRecord } from './genuine-record';
import { type GatewayQuestionsOptions, gatewayQuestions, tooLarge } from './questions';
import { provenData } from './read-data';
import { askGateways, type GatewayUrls } from './several-gateways';

/** More is not put together in memory. */
const maxDataBytes = 512 * 1024 ** 2;

/** The data stored under an id. */
export interface StoredData {
  bytes: Bytes;
  /** Its record; missing when the gateway gives none, as for items inside bundles. */
  record?: GenuineRecord;
  /** True when the data is proven to be the signed one; else it rests on the gateway's word. */
  isProven: boolean;
}

export interface GatewayReaderOptions {
  url: GatewayUrls;
  fetch?: typeof fetch;
}

/** Reads from gateways of the storage network (docs/product 7.3). Amounts are in winston. */
export type GatewayReader = ReturnType<typeof readerOfOne>;

/**
 * A reader for the gateway at a URL, or for several, of which the next one is asked when one fails, is slow or gives what isn't proven. Each
 * question to one is given up after 20 s (docs/product 9.9).
 * @throws AppError from every question: those of `request` and `getJson`; `gateway.tx-not-found`,
 * `gateway.tx-failed`, `gateway.tx-invalid`, `gateway.tx-unverified`, `gateway.tx-uncheckable`,
 * `gateway.block-not-found`, `gateway.price-invalid`, `gateway.anchor-invalid`, `gateway.data-missing`,
 * `gateway.data-unverified`, `gateway.data-too-large`
 */
export function createGatewayReader({ url, fetch }: GatewayReaderOptions): GatewayReader {
  if (typeof url === 'string') return readerOfOne({ url, fetch });
  const at = (one: string, attempt: object = {}) => readerOfOne({ url: one, fetch, ...attempt });
  type Ask = (...params: unknown[]) => Promise<unknown>;
  const asks = Object.keys(at('')).map((name): [string, Ask] => [
    name,
    (...params) =>
      askGateways(url, (one, attempt) => (at(one, attempt)[name as keyof GatewayReader] as Ask)(...params)),
  ]);
  const reader = Object.fromEntries(asks) as unknown as GatewayReader;
  const data: GatewayReader['data'] = async (...params) => {
    let unproven: StoredData | undefined;
    try {
      return await askGateways(url, async (one, attempt) => {
        const stored = await at(one, attempt).data(...params);
        if (stored.isProven) return stored;
        // Another one may have the record that proves it.
        unproven ??= stored;
        throw new AppError('gateway.tx-not-found');
      });
    } catch (error) {
      if (unproven) return unproven;
      throw error;
    }
  };
  return { ...reader, data };
}

/** @param isAnswering called once the gateway has answered the first of several questions */
function readerOfOne({ isAnswering, ...options }: GatewayQuestionsOptions & { isAnswering?: () => void }) {
  const { record, whole, raw, ...questions } = gatewayQuestions(options);
  const { offset, chunk } = questions;
  /** A record that is proven, and its data if that had to be read to prove it. */
  const proven = async (
    id: string,
    maxBytes = maxDataBytes,
  ): Promise<{ genuine: GenuineRecord; itemData?: Bytes }> => {
    const claimed = await record(id);
    let itemData: Bytes | undefined;
    const readItem = async () => {
      if (!(Number(claimed.data_size) <= maxBytes)) throw tooLarge(maxBytes);
      itemData = claimed.data_size === '0' ? new Uint8Array() : await whole(id);
      if (itemData) return itemData;
      throw new AppError('gateway.data-missing', { retryable: true });
    };
    if (claimed.format === 1) throw new AppError('gateway.tx-uncheckable');
    const genuine = claimed.id === id ? await genuineRecord(claimed, readItem) : undefined;
    if (!genuine) throw new AppError('gateway.tx-unverified');
    return { genuine, itemData };
  };
  return {
    ...questions,
    /**
     * A transaction, or a data item in the shape of one: its id and signature have been checked. Those of format 1,
     * of the network's first years, can't be.
     */
    transaction: async (id: string): Promise<GenuineRecord> => (await proven(id)).genuine,
    /**
     * The data stored under an id: checked against the record's data root or signature, if there is a record. More
     * than `maxBytes` is not read.
     */
    data: async (id: string, maxBytes = maxDataBytes): Promise<StoredData> => {
      const found = await unlessAbsent(proven(id, maxBytes));
      isAnswering?.();
      if (!found) return { bytes: await raw(id, maxBytes), isProven: false };
      const { genuine, itemData } = found;
      const bytes = itemData ?? (await provenData({ whole, offset, chunk }, genuine, maxBytes));
      return { bytes, record: genuine, isProven: true };
    },
  };
}

async function unlessAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, 'gateway.tx-not-found')) return undefined;
    throw error;
  }
}
