import { AppError } from '@rainbow-rabbit/shared/errors';

/** The hashes of this area's files, by path from its folder, as the registry gives them (`tools/build/registered-hashes.ts`). */
declare const __webpack_require__: { registeredHashes?: Readonly<Record<string, string>> };

/** The folder of this area's entry, which the bundler knows only at run time. */
declare const __webpack_public_path__: string;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Fetches a file of this area that no loader checks, and compares it with the registry's hash. A copy with another hash is
 * fetched anew past the browser's cache, once. Where the shell gives no hashes, nothing is compared.
 * @throws AppError `scan.not-loaded` if it doesn't come, or isn't what was released
 */
export async function fetchGenuine(file: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const hashes = __webpack_require__.registeredHashes;
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(__webpack_public_path__ + file, { cache, signal }).catch(() => undefined);
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
    if (!bytes) break;
    if (!hashes || (await integrityOf(bytes)) === hashes[file]) return bytes;
  }
  throw new AppError('scan.not-loaded', { retryable: true });
}

/** Returns the path from the area's folder of a file that the bundler has placed. */
export const pathInArea = (url: string) => url.slice(__webpack_public_path__.length);
