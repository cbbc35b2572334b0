import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  type Address,
  createDataItem,
  fromBase64Url,
  ownerAddress,
  rsaPss,
  saltLength,
  unshared,
} from '@rainbow-rabbit/shared/arweave';
import { type DBSchema, openDB } from 'idb';

/** The key of this browser: it begins runs, and is good for nothing else (decision 073). */
interface DeviceKey {
  /** Signs and never leaves WebCrypto. */
  key: CryptoKey;
  /** Modulus of the public key. */
  owner: Uint8Array;
}

interface ArcadeDb extends DBSchema {
  keys: { key: 'device'; value: DeviceKey };
}

/** 4096 bits and exponent 65537, as the network's data items have. */
const keyParams = { ...rsaPss, modulusLength: 4096, publicExponent: Uint8Array.of(1, 0, 1) };

const openKeys = () =>
  openDB<ArcadeDb>('rainbow-rabbit.games', 1, {
    upgrade(db) {
      db.createObjectStore('keys');
    },
  });

async function makeKey(): Promise<DeviceKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(keyParams, false, ['sign', 'verify']);
  const { n = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { key: privateKey, owner: fromBase64Url(n) };
}

/** Returns the kept key; makes and keeps one where no key is kept. Of two tabs that make one at once, the first one's stays. */
async function keptKey(): Promise<DeviceKey> {
  const db = await openKeys();
  try {
    const kept = await db.get('keys', 'device');
    if (kept) return kept;
    const made = await makeKey();
    const storing = db.transaction('keys', 'readwrite');
    const first = await storing.store.get('device');
    if (!first) await storing.store.put(made, 'device');
    await storing.done;
    return first ?? made;
  } finally {
    db.close();
  }
}

let signer: Promise<ItemSigner & { address: Address }> | undefined;

/**
 * Returns the signer of the messages that begin runs. The first call in a browser makes its key, in half a second to some
 * seconds off the main thread; a browser that keeps no key has one for as long as the page.
 */
export function deviceSigner(): Promise<ItemSigner & { address: Address }> {
  signer ??= signerOf(keptKey().catch(makeKey)).catch((error: unknown) => {
    signer = undefined;
    throw error;
  });
  return signer;
}

async function signerOf(making: Promise<DeviceKey>): Promise<ItemSigner & { address: Address }> {
  const { key, owner } = await making;
  const sign = async (hash: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign({ ...rsaPss, saltLength }, key, unshared(hash)));
  return {
    address: await ownerAddress(owner),
    signDataItem: async (item) => (await createDataItem(item, { owner, sign })).bytes,
  };
}
