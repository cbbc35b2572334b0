import { fromBase64Url, unshared } from '@rainbow-rabbit/shared/arweave';
import { request, statusError } from '@rainbow-rabbit/shared/http';

/** The options of posting a signed item. */
export interface PostSignedItemOptions {
  /** Default: the platform's own. */
  fetch?: typeof fetch;
}

/**
 * Posts a signed data item to a message unit. Units know an item by its id, so that posting it again changes nothing.
 * @param mu URL of the message unit
 * @param item the signed item in base64url
 * @throws AppError `http.*`; the item may have arrived all the same
 */
export async function postSignedItem(
  mu: string,
  item: string,
  { fetch }: PostSignedItemOptions = {},
): Promise<void> {
  const { status, isOk } = await request(mu, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: unshared(fromBase64Url(item)),
    fetch,
  });
  if (!isOk) throw statusError(status);
}
