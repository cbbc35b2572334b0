import type { MessageBytes, ShownMessage } from '@rainbow-rabbit/processes/ledger/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isFrom } from '@rainbow-rabbit/shared/errors';
import { askGateways } from '@rainbow-rabbit/shared/gateway';
import { getJson, requestBytes, statusError } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import { readNodeItem } from './node-log';
import { isNode, type LedgerPlace } from './place';

/** The largest data of a message that is no text which are fetched. */
const maxBytes = 1024 ** 2;

const anchorSchema = v.object({ last_tx: v.pipe(v.string(), v.regex(/^[\w-]*$/)) });

/**
 * Reads the bytes of a message that its texts don't show from a gateway or the node; undefined where none has them. They are verified
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
    return await askGateways(place.gateways, async (url) => {
      const [{ last_tx: anchor }, { isOk, status, bytes }] = await Promise.all([
        getJson(new URL(`tx/${id}`, url).href, anchorSchema, { signal }),
        requestBytes(new URL(`raw/${id}`, url).href, { maxBytes, signal }),
      ]);
      if (!isOk) throw statusError(status);
      return bytes && { data: bytes, anchor: fromBase64Url(anchor) };
    });
  } catch (error) {
    if (signal?.aborted || !(isFrom(error, 'http') || isFrom(error, 'base64url'))) throw error;
    return undefined;
  }
}
