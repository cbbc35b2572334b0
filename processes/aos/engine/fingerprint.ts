import { createHash } from 'node:crypto';
import type { LiveState } from '../client/live-state';

/** The fingerprint of a state (see `LiveState.filledPages`), in hex. */
export function stateFingerprint(live: LiveState<SharedArrayBuffer>): string {
  const hash = createHash('sha256');
  for (const { page, bytes } of live.filledPages()) hash.update(String(page)).update(bytes);
  return hash.digest('hex');
}
