import { createHash } from 'node:crypto';

/** An address for a name, always the same one; also good for ids. */
export function addressOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
