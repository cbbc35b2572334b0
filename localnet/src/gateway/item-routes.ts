import { type DataItem, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { type Answer, json, text } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route, RouteRequest } from '../http/route';
import { blockAt, blockOfHeight } from '../ledger/blocks';
import type { Ledger, LedgerItem } from '../ledger/ledger';
import type { MessageUnit } from '../units/message';
import { maxItemBytes } from '../units/message-routes';
import { tagValue } from '../units/tags';

/** How a gateway takes in and serves data items. */
export function itemRoutes(ledger: Ledger, unit: MessageUnit, now: () => number): Route[] {
  const item = ({ params }: RouteRequest): LedgerItem => {
    const found = ledger.item(params.id ?? '');
    if (found) return found;
    throw new Refusal(404, 'tx.not-found', 'Nothing with this id is stored here.');
  };
  const read = async (request: RouteRequest) => await ledger.readItem(item(request));
  const data = async (request: RouteRequest) => dataAnswer(await read(request));
  const keep = async ({ body }: RouteRequest) => {
    const id = await unit.keep(await body(maxItemBytes), now());
    return json({ id, timestamp: now() });
  };
  return [
    { method: 'POST', path: '/tx', answer: keep },
    { method: 'GET', path: '/tx/:id', answer: async (request) => json(transactionJson(await read(request))) },
    { method: 'GET', path: '/tx/:id/status', answer: (request) => json(statusJson(item(request), now())) },
    {
      method: 'GET',
      path: '/tx/:id/data',
      answer: async (request) => text(toBase64Url((await read(request)).data)),
    },
    { method: 'GET', path: '/raw/:id', answer: data },
  ];
}

/** What `/{id}` answers; undefined when nothing of that id is stored. */
export async function dataOf(ledger: Ledger, id: string): Promise<Answer | undefined> {
  const item = ledger.item(id);
  return item && dataAnswer(await ledger.readItem(item));
}

/**
 * The data of an item, as what its author says it is. Anybody can store a page here, and it would have the origin
 * of the app and the wallet in it: so it runs in a sandbox, and is never taken for anything it isn't said to be.
 */
function dataAnswer({ tags, data }: DataItem): Answer {
  const type = tagValue(tags, 'Content-Type') ?? '';
  return {
    status: 200,
    headers: {
      'content-type': /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/.test(type)
        ? type
        : 'application/octet-stream',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: data,
  };
}

/** A data item in the shape of a transaction: its tags are base64url there. */
function transactionJson({ id, owner, target, tags, data, signature }: DataItem) {
  const encoded = (value: string) => toBase64Url(Buffer.from(value));
  return {
    format: 2,
    id,
    last_tx: '',
    owner: toBase64Url(owner),
    tags: tags.map(({ name, value }) => ({ name: encoded(name), value: encoded(value) })),
    target,
    quantity: '0',
    data: '',
    data_size: String(data.length),
    data_root: '',
    reward: '0',
    signature: toBase64Url(signature),
  };
}

/** Everything is in a block as soon as it is stored. */
function statusJson({ timestamp }: LedgerItem, now: number) {
  const { height } = blockAt(timestamp);
  return {
    block_height: height,
    block_indep_hash: blockOfHeight(height).hash,
    number_of_confirmations: blockAt(now).height - height + 1,
  };
}
