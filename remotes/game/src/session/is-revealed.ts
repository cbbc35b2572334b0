import { keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';

interface Facts {
  keyDigest?: string;
  reveal?: { key: string };
}

/**
 * Returns true once the key of an event is revealed and proves it: with it, tokens are secret no longer. Whoever answers reads
 * can't make that up.
 */
export function isRevealed({ keyDigest, reveal }: Facts): boolean {
  if (!reveal || keyDigest === undefined) return false;
  try {
    return keyDigestOf(fromBase64Url(reveal.key)) === keyDigest;
  } catch {
    return false;
  }
}
