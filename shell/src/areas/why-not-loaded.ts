import { askTwice } from '@rainbow-rabbit/shared/waiting';

/** A browser doesn't say why a script or stylesheet failed; the request that finds out may take this long. */
const diagnosisTimeoutMs = 1500;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Finds out why a browser refused a file: it is unreachable, or it differs from the released one.
 * @param integrity the hash of the released file (`sha384-…`), if known
 */
export async function whyNotLoaded(url: string, integrity?: string): Promise<'unreachable' | 'corrupt'> {
  try {
    const signal = AbortSignal.timeout(diagnosisTimeoutMs);
    const response = await askTwice(() => fetch(url, { cache: 'no-store', signal }));
    if (!(response.ok && integrity)) return 'unreachable';
    return (await integrityOf(await response.arrayBuffer())) === integrity ? 'unreachable' : 'corrupt';
  } catch {
    return 'unreachable';
  }
}
