import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { lendSecretFile } from './lend-secret-file';

const schema = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/), v.transform(fromBase64Url)),
});

/** Returns the file of a process's secret, as bytes, which its caller overwrites. */
export const secretFileOf = (secret: Uint8Array): Bytes =>
  utf8(`${JSON.stringify({ secret: toBase64Url(secret) })}\n`);

/**
 * Reads the secret of a process from its file.
 * @returns 32 bytes, which their caller overwrites after their use
 * @throws AppError `unreadable`
 */
export const readSecretFile = (file: File, unreadable: ErrorCode): Promise<Bytes> =>
  lendSecretFile(file, { schema, unreadable }, ({ secret }) => secret.slice());
