import type { MessageBytes, ShownMessage } from '@rainbow-rabbit/processes/ledger/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isFrom } from '@rainbow-rabbit/shared/errors';
import { getJson, requestBytes } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import { readNodeItem } from './node-log';
import { isNode, type LedgerPlace } from './place';

/** The largest data of a message that is no text which are fetched. */
const maxBytes = 1024 ** 2;

const anchorSchema = v.object({ last_tx: v.pipe(v.string(), v.regex(/^[\w-]*$/)) });

/**
 * Reads the bytes of a message that its texts don't show from the gateway or the node; undefined where it has none. They are verified
 * by the message's signature.
 * @throws AppError `http.aborted`
 */
export async function readMessageBytes(
  place: LedgerPlace,
  { id }: ShownMessage,
  signal?: AbortSignal,
): Promise<MessageBytes | undefined> {
  try {
    if (isNode(place)) {
      const item = await readNodeItem(place, id, signal);
      return item && { data: item.data, anchor: item.anchor };
    }
    const { gateway } = place;
    const [{ last_tx: anchor }, { isOk, bytes }] = await Promise.all([
      getJson(`${gateway}/tx/${id}`, anchorSchema, { signal }),
      requestBytes(`${gateway}/raw/${id}`, { maxBytes, signal }),
    ]);
    return isOk && bytes ? { data: bytes, anchor: fromBase64Url(anchor) } : undefined;
  } catch (error) {
    if (signal?.aborted || !(isFrom(error, 'http') || isFrom(error, 'base64url'))) throw error;
    return undefined;
  }
}
