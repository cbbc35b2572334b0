import { type Answer, json, textAnswer } from '../http/answer';
import { largeInTurn } from '../http/large-in-turn';
import { Refusal } from '../http/refusal';
import type { Route, RouteRequest } from '../http/route';
import { blockAt, blockOfHeight } from '../ledger/blocks';
import type { Transactions } from '../ledger/transactions';
import type { MessageUnit } from '../units/message';
import { acceptTransaction, maxTransactionBytes } from './accept-transaction';
import type { Archive, Stored } from './archive';
import { dataAnswer, dataInBase64Url } from './data-answer';
import { unlessKnown } from './packed-data';

export interface ItemRoutesOptions {
  archive: Archive;
  transactions: Transactions;
  /** Takes in data items. */
  unit: MessageUnit;
  now(): number;
}

/** The endpoints that accept and serve transactions and data items. */
export function itemRoutes({ archive, transactions, unit, now }: ItemRoutesOptions): Route[] {
  const stored = ({ params }: RouteRequest): Stored => {
    const found = archive.find(params.id ?? '');
    if (found) return found;
    throw new Refusal(404, 'tx.not-found', 'Nothing with this id is stored here.');
  };
  const keep = async (request: RouteRequest) => {
    const body = await request.body(maxTransactionBytes);
    const keepBody = async () => {
      if (!isJson(body)) return json({ id: await unit.keep(body, now()), timestamp: now() });
      await acceptTransaction(transactions, body, now());
      return textAnswer('OK');
    };
    return await largeInTurn(request, body.length, keepBody);
  };
  const large = async (request: RouteRequest, answerOf: (one: Stored) => Promise<Answer>) => {
    const one = stored(request);
    return await largeInTurn(request, one.sizeBytes, () => answerOf(one));
  };
  const field = async (request: RouteRequest) => {
    const fields = new Map<string, unknown>(Object.entries(await stored(request).fields()));
    const value = fields.get(request.params.field ?? '');
    if (value === undefined) throw new Refusal(404, 'tx.field-unknown', 'Transactions have no such field.');
    return typeof value === 'string' ? textAnswer(value) : json(value);
  };
  return [
    { method: 'POST', path: '/tx', answer: keep },
    {
      method: 'GET',
      path: '/tx/:id',
      answer: async (request) => json({ ...(await stored(request).fields()), data: '' }),
    },
    { method: 'GET', path: '/tx/:id/status', answer: (request) => json(statusJson(stored(request), now())) },
    { method: 'GET', path: '/tx/:id/offset', answer: (request) => json(offsetJson(stored(request))) },
    {
      method: 'GET',
      path: '/tx/:id/data',
      answer: (request) => large(request, dataInBase64Url),
    },
    { method: 'GET', path: '/tx/:id/:field', answer: field },
    {
      method: 'GET',
      path: '/raw/:id',
      answer: async (request) => unlessKnown(await large(request, dataAnswer), request),
    },
  ];
}

/** Data items begin with the number of their signature type, so none begins like an object in JSON. */
function isJson(body: Buffer): boolean {
  return body.toString('utf8', 0, 1) === '{';
}

function offsetJson({ place }: Stored) {
  if (place && place.sizeBytes > 0) return { size: String(place.sizeBytes), offset: String(place.endOffset) };
  throw new Refusal(404, 'tx.no-offset', 'Only transactions with data have a place of their own.');
}

/** Everything is in a block as soon as it is stored. */
function statusJson({ timestamp }: Stored, now: number) {
  const { height } = blockAt(timestamp);
  return {
    block_height: height,
    block_indep_hash: blockOfHeight(height).hash,
    number_of_confirmations: blockAt(now).height - height + 1,
  };
}
