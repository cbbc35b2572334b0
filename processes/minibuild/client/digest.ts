import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { unshared } from '@rainbow-rabbit/shared/bytes';

/** Returns the SHA-256 of bytes. */
export async function sha256Of(bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', unshared(bytes)));
}
