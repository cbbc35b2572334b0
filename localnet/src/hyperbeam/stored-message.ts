import type { Answer } from '../http/answer';
import type { RouteRequest } from '../http/route';
import type { Ledger } from '../ledger/ledger';
import { tagValue } from '../units/tags';
import { nodeHeaders, notFoundPage } from './node-pages';
import { messageFields } from './node-schedule';
import { messageAnswer, valueAnswer } from './node-value';

/**
 * Answers `/{id}` for a data item as a HyperBEAM node does: its tags as headers and its data as the body, or, for a client that accepts
 * only items, byte for byte as it was posted. `/{id}/data` is the data alone. What a browser opens as a page stays the gateway's.
 * @returns undefined for anything else
 */
export async function storedMessage(
  ledger: Ledger,
  pathname: string,
  { headers }: Pick<RouteRequest, 'headers'>,
): Promise<Answer | undefined> {
  const [, id = '', part] = /^\/([\w-]{43})(\/data)?$/.exec(pathname) ?? [];
  const found = ledger.item(id);
  if (!found || headers['sec-fetch-dest'] === 'document') return undefined;
  const item = await ledger.readItem(found);
  if (headers.accept === 'application/ans104') {
    const type = { 'codec-device': 'ans104@1.0', 'content-type': 'application/ans104' };
    return { status: 200, headers: { ...nodeHeaders, ...type, vary: 'accept' }, body: item.bytes };
  }
  // Data of other types, such as pages and pictures, is the gateway's: it sends it with its type.
  if (tagValue(found.tags, 'Content-Type')) return undefined;
  const form = {
    isJson: headers.accept === 'application/json',
    isBundle: headers['accept-bundle'] === 'true',
  };
  const fields = messageFields(item);
  return part ? valueAnswer(fields.data, form) : messageAnswer(fields, form);
}

/** Answers a path that is an id, of which nothing is known. */
export function unknownMessage(pathname: string): Answer | undefined {
  return /^\/[\w-]{43}$/.test(pathname) ? notFoundPage : undefined;
}
