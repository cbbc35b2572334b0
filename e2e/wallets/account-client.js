/**
 * Asks the account behind a wallet that a test plays. Bytes travel as `{ bytes: number[] }`.
 * Fails if its user refuses.
 */
export async function askAccount(url, method, ...params) {
  const body = JSON.stringify({ method, params }, (_, value) =>
    value instanceof Uint8Array ? { bytes: [...value] } : value,
  );
  const response = await fetch(url, { method: 'POST', body });
  const { result, refused } = await response.json();
  if (refused) throw new Error('User cancelled the AuthRequest');
  return result?.bytes ? Uint8Array.from(result.bytes) : result;
}
