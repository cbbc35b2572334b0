import * as v from 'valibot';
import { type Bytes, fromBase64Url, type TxId } from '../arweave';
import { AppError } from '../errors';
import { getJson, type HttpReply, parseReply, request, requestBytes, statusError } from '../http';
import {
  blockSchema,
  chunkSchema,
  idsSchema,
  offsetSchema,
  statusSchema,
  transactionReplySchema,
} from './replies';

export interface GatewayQuestionsOptions {
  /** The URL of the gateway, with a slash at the end. */
  url: string;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** Requests to a gateway. Each answer's shape is validated, its truth is not. */
export function gatewayQuestions({ url, ...options }: GatewayQuestionsOptions) {
  const at = (path: string) => new URL(path, url).href;
  const json = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    getJson(at(path), schema, options);
  const text = async (path: string) => wholeText(await request(at(path), options));
  const transactionPart = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    transactionReply(await request(at(`tx/${path}`), options), schema);
  const block = async (path: string) => {
    const reply = await request(at(`block/${path}`), options);
    if (reply.status === 404) throw new AppError('gateway.block-not-found');
    return parseReply(wholeText(reply), blockSchema);
  };
  return {
    info: () => json('info', v.object({ network: v.string(), height: v.number(), current: v.string() })),
    peers: () => json('peers', v.array(v.string())),
    /** The anchor of a new transaction. */
    anchor: async () => {
      const anchor = await text('tx_anchor');
      if (!/^[\w-]{43,}$/.test(anchor)) throw new AppError('gateway.anchor-invalid');
      return anchor;
    },
    /** The price of storing a number of bytes, for a transaction to that address. */
    price: async (sizeBytes: number, target?: string) => {
      const price = await text(`price/${sizeBytes}${target === undefined ? '' : `/${target}`}`);
      if (!/^\d+$/.test(price)) throw new AppError('gateway.price-invalid');
      return price;
    },
    /** A transaction's record, as the gateway has it. */
    record: (id: string) => transactionPart(id, transactionReplySchema),
    /** The status of a transaction; `pending` until it is in a block. */
    status: async (id: string) => {
      const reply = await request(at(`tx/${id}/status`), options);
      return reply.status === 202 ? 'pending' : transactionReply(reply, statusSchema);
    },
    /** The end of a transaction's data among the data of all transactions. */
    offset: (id: string) => transactionPart(`${id}/offset`, offsetSchema),
    /** The part of all data that holds the byte at that place, counted from 1. */
    chunk: (offset: number) => json(`chunk/${offset}`, chunkSchema),
    /** All data of a transaction or item; undefined when the gateway doesn't give it in one piece. */
    whole: async (id: string): Promise<Bytes | undefined> => {
      const reply = await request(at(`tx/${id}/data`), options);
      return reply.isOk && /^[\w-]*$/.test(reply.text) ? fromBase64Url(reply.text) : undefined;
    },
    /** The data that the gateway serves under an id, also when it is inside a bundle. */
    raw: async (id: string, maxBytes: number): Promise<Bytes> => {
      const { isOk, status, bytes } = await requestBytes(at(`raw/${id}`), { ...options, maxBytes });
      if (isOk && bytes) return bytes;
      if (isOk) throw tooLarge(maxBytes);
      throw status === 404 ? new AppError('gateway.tx-not-found') : statusError(status);
    },
    /** In winston. */
    balance: (address: string) => text(`wallet/${address}/balance`),
    /** Empty when the address has signed none. */
    lastTransaction: (address: string) => text(`wallet/${address}/last_tx`),
    blockByHash: (hash: string) => block(`hash/${hash}`),
    blockByHeight: (height: number) => block(`height/${height}`),
    /** Ids of what has a tag of that name and value (or is `from` or `to` an address), newest first. */
    arql: async (name: string, value: string): Promise<readonly TxId[]> => {
      const body = JSON.stringify({ op: 'equals', expr1: name, expr2: value });
      const headers = { 'content-type': 'application/json' };
      const reply = await request(at('arql'), { method: 'POST', headers, body, ...options });
      return parseReply(wholeText(reply), idsSchema);
    },
  };
}

function wholeText({ isOk, status, text }: HttpReply): string {
  if (isOk) return text;
  throw statusError(status);
}

/** @param maxBytes the limit that the answer exceeded */
export function tooLarge(maxBytes: number): AppError {
  return new AppError('gateway.data-too-large', { params: { limit: maxBytes / 1024 ** 2 } });
}

function transactionReply<Schema extends v.GenericSchema>({ status, text }: HttpReply, schema: Schema) {
  if (status === 404) throw new AppError('gateway.tx-not-found');
  if (status === 410) throw new AppError('gateway.tx-failed');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (status === 200 && parsed.success) return parsed.output;
  throw new AppError('gateway.tx-invalid', { cause: parsed.issues });
}
