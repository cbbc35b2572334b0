import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { requestBytes, statusError } from '@rainbow-rabbit/shared/http';

interface CheckFileParams {
  /** The URL of the gateway, with a slash at the end. */
  gateway: string;
  file: EntryFile;
  signal: AbortSignal;
}

/**
 * Fetches the file of an entry from the gateway, and returns its bytes once they have the size and the hash that the contest
 * keeps. Stored data never change, so the browser's own copy is as good as the gateway's.
 * @throws AppError `gateway.data-missing`, `gateway.data-unverified` for any other bytes; those of `requestBytes`
 */
export async function checkFile({
  gateway,
  file,
  signal,
}: CheckFileParams): Promise<Uint8Array<ArrayBuffer>> {
  const { isOk, status, bytes } = await requestBytes(new URL(`raw/${file.id}`, gateway).href, {
    maxBytes: file.bytes,
    timeoutMs: 120_000,
    signal,
    fetch: (url, init) => fetch(url, { ...init, cache: 'force-cache' }),
  });
  if (!isOk)
    throw status === 404 ? new AppError('gateway.data-missing', { retryable: true }) : statusError(status);
  const isRight =
    bytes?.length === file.bytes &&
    toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === file.sha256;
  if (!bytes || !isRight) throw new AppError('gateway.data-unverified');
  return bytes;
}
