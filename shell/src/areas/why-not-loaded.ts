import { askTwice } from '@rainbow-rabbit/shared/waiting';
import { hashOfBytes } from '../hash-of-bytes';

/** A browser doesn't say why a script or stylesheet failed; the request that finds out may take this long. */
const diagnosisTimeoutMs = 1500;

/**
 * Finds out why a browser refused a file: it is unreachable, or it differs from the released one.
 * @param integrity the hash of the released file (`sha256-…`), if known
 */
export async function whyNotLoaded(url: string, integrity?: string): Promise<'unreachable' | 'corrupt'> {
  try {
    const signal = AbortSignal.timeout(diagnosisTimeoutMs);
    const response = await askTwice(() => fetch(url, { cache: 'no-store', signal }));
    if (!(response.ok && integrity)) return 'unreachable';
    return (await hashOfBytes(await response.arrayBuffer())) === integrity ? 'unreachable' : 'corrupt';
  } catch {
    return 'unreachable';
  }
}
