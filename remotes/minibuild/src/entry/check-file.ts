import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type GatewayUrls, readChecked } from '@rainbow-rabbit/shared/gateway';

interface CheckFileParams {
  url: GatewayUrls;
  file: EntryFile;
  signal: AbortSignal;
}

/**
 * Fetches the file of an entry from the gateway, and returns its bytes once they have the size and the hash that the contest
 * keeps. Stored data never change, so the browser's own copy is as good as the gateway's.
 * @throws AppError those of `readChecked`; `gateway.data-unverified` for any other bytes
 */
export function checkFile({ url, file, signal }: CheckFileParams): Promise<Uint8Array<ArrayBuffer>> {
  return readChecked({
    url,
    id: file.id,
    maxBytes: file.bytes,
    timeoutMs: 120_000,
    signal,
    cache: 'force-cache',
    check: async (bytes) => {
      const isRight =
        bytes?.length === file.bytes &&
        toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === file.sha256;
      if (!bytes || !isRight) throw new AppError('gateway.data-unverified');
      return bytes;
    },
  });
}
