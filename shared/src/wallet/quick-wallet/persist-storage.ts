/**
 * Asks the browser to keep this site's data when it needs room, since the only copy of a key may be among it. The
 * browser may ask its user, decline or lack the feature: the wallet works in each case, so no caller waits for it.
 */
export async function persistStorage(storage?: StorageManager): Promise<void> {
  try {
    await (storage ?? navigator.storage)?.persist?.();
  } catch {
    // Nothing is lost by asking in vain.
  }
}
