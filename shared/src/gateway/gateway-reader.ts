import * as v from 'valibot';
import { AppError } from '../errors';
import { getJson, type HttpReply, parseReply, request } from '../http';
import { blockSchema, offsetSchema, statusSchema, transactionSchema } from './replies';

export interface GatewayOptions {
  /** Where the gateway is, with a slash at the end. */
  url: string;
  fetch?: typeof fetch;
}

/** What can be read from a gateway of the storage network (product-spec section 7). Amounts are in winston. */
export type GatewayReader = ReturnType<typeof createGatewayReader>;

/**
 * A reader for the gateway at a URL. Each question is given up after 20 s (product-spec section 9).
 * @throws AppError from every question: those of `request` and `getJson`; `gateway.tx-not-found`, `gateway.tx-failed`,
 * `gateway.tx-invalid`, `gateway.block-not-found`, `gateway.price-invalid`, `gateway.anchor-invalid`
 */
export function createGatewayReader({ url, fetch }: GatewayOptions) {
  const at = (path: string) => new URL(path, url).href;
  const json = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    getJson(at(path), schema, { fetch });
  const text = async (path: string) => wholeText(await request(at(path), { fetch }));
  const transactionPart = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    transactionReply(await request(at(`tx/${path}`), { fetch }), schema);
  const block = async (path: string) => {
    const reply = await request(at(`block/${path}`), { fetch });
    if (reply.status === 404) throw new AppError('gateway.block-not-found');
    return parseReply(wholeText(reply), blockSchema);
  };
  return {
    info: () => json('info', v.object({ network: v.string(), height: v.number(), current: v.string() })),
    peers: () => json('peers', v.array(v.string())),
    /** What a new transaction is anchored to. */
    anchor: async () => {
      const anchor = await text('tx_anchor');
      if (!/^[\w-]{43,}$/.test(anchor)) throw new AppError('gateway.anchor-invalid');
      return anchor;
    },
    /** What storing so many bytes costs, for a transaction to that address. */
    price: async (sizeBytes: number, target?: string) => {
      const price = await text(`price/${sizeBytes}${target === undefined ? '' : `/${target}`}`);
      if (!/^\d+$/.test(price)) throw new AppError('gateway.price-invalid');
      return price;
    },
    transaction: (id: string) => transactionPart(id, transactionSchema),
    status: (id: string) => transactionPart(`${id}/status`, statusSchema),
    /** Where the data of a transaction ends among that of all. */
    offset: (id: string) => transactionPart(`${id}/offset`, offsetSchema),
    chunk: (offset: number) =>
      json(`chunk/${offset}`, v.object({ chunk: v.string(), data_path: v.string() })),
    balance: (address: string) => text(`wallet/${address}/balance`),
    /** Empty when the address has signed none. */
    lastTransaction: (address: string) => text(`wallet/${address}/last_tx`),
    blockByHash: (hash: string) => block(`hash/${hash}`),
    blockByHeight: (height: number) => block(`height/${height}`),
  };
}

function wholeText({ isOk, status, text }: HttpReply): string {
  if (isOk) return text;
  throw new AppError('http.status', { params: { status }, retryable: status >= 500 });
}

function transactionReply<Schema extends v.GenericSchema>({ status, text }: HttpReply, schema: Schema) {
  if (status === 404) throw new AppError('gateway.tx-not-found');
  if (status === 410) throw new AppError('gateway.tx-failed');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (status === 200 && parsed.success) return parsed.output;
  throw new AppError('gateway.tx-invalid', { cause: parsed.issues });
}
