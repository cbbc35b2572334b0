import type { Page } from '@playwright/test';

interface StoredKey {
  key: CryptoKey;
  owner: Uint8Array;
}

/** Returns the public part of the key that a browser keeps for its runs, and whether anybody could read the other. */
export function deviceKey(page: Page): Promise<{ owner: string; isExtractable: boolean }> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('rainbow-rabbit.games'));
    const { key, owner }: StoredKey = await asked(db.transaction('keys').objectStore('keys').get('device'));
    db.close();
    return { owner: String(owner), isExtractable: key.extractable };
  });
}
