import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { emptySecret } from './empty-secret';

/** Returns the file that keeps a secret, as bytes, and empties the content that it was made of. */
export function secretFileOf(content: object): Bytes {
  const file = utf8(`${JSON.stringify(content, null, 2)}\n`);
  emptySecret(content);
  return file;
}
