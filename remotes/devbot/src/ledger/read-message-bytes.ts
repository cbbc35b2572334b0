import type { MessageBytes, ShownMessage } from '@rainbow-rabbit/processes/ledger/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isFrom } from '@rainbow-rabbit/shared/errors';
import { getJson, requestBytes } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import type { LedgerPlace } from './place';

/** The largest data of a message that is no text which are fetched. */
const maxBytes = 1024 ** 2;

const anchorSchema = v.object({ last_tx: v.pipe(v.string(), v.regex(/^[\w-]*$/)) });

/**
 * Reads the bytes of a message that its texts don't show from the gateway; undefined where it has none. They are verified by
 * the message's signature.
 * @throws AppError `http.aborted`
 */
export async function readMessageBytes(
  { gateway }: LedgerPlace,
  { id }: ShownMessage,
  signal?: AbortSignal,
): Promise<MessageBytes | undefined> {
  try {
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
