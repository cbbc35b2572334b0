import type { DataItem } from '@rainbow-rabbit/shared/arweave';
import { largeInTurn } from '../http/large-in-turn';
import { Refusal } from '../http/refusal';
import type { RouteRequest } from '../http/route';
import { maxItemBytes } from '../units/message-routes';
import { maxMessageBytes, messageTooLarge } from '../units/message-size';
import { readSignedItem } from '../units/signed-item';
import { tagValue } from '../units/tags';
import type { NodeForm } from './node-form';

/** A request to a node, with its body read. */
export interface NodeRequest {
  method: 'GET' | 'POST';
  request: RouteRequest;
  /** The signed item in the body, if the request says that it has one. */
  item?: DataItem;
  /** The body, if it is no item. */
  body: Buffer;
  form: NodeForm;
}

/** The longest URL that a node takes. */
const maxUrlLength = 8000;

export type Unread = 'too-long' | 'unreadable';

/**
 * Reads a request to a node. Its form may be asked for by headers, by the query, or by tags of the item in it.
 * @throws Refusal 413 for a body that is too large
 */
export async function readNodeRequest(
  method: 'GET' | 'POST',
  request: RouteRequest,
): Promise<NodeRequest | Unread> {
  if (request.url.length > maxUrlLength) return 'too-long';
  const { headers, query } = request;
  const body = method === 'POST' ? await request.body(maxItemBytes) : Buffer.alloc(0);
  if (body.length > maxMessageBytes) throw messageTooLarge();
  let item: DataItem | undefined;
  if (method === 'POST' && isItem(headers)) {
    try {
      item = await largeInTurn(request, body.length, () => readSignedItem(body));
    } catch (reason) {
      if (reason instanceof Refusal && reason.status === 400) return 'unreadable';
      throw reason;
    }
  }
  const asked = (name: string) =>
    [headers[name], query.get(name), tagValue(item?.tags ?? [], name)].filter((value) => value != null);
  const isJson = [...asked('accept'), ...asked('require-codec')].some((value) =>
    String(value).includes('application/json'),
  );
  return { method, request, item, body, form: { isJson, isBundle: asked('accept-bundle').includes('true') } };
}

function isItem(headers: RouteRequest['headers']): boolean {
  return headers['content-type'] === 'application/ans104' || headers['codec-device'] === 'ans104@1.0';
}
