import { AppError } from '@rainbow-rabbit/shared/errors';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface RoleKeyDatabase extends DBSchema {
  'role-keys': { key: string; value: CryptoKeyPair };
}

const openRoleKeys = () =>
  openDB<RoleKeyDatabase>('rainbow-rabbit.game', 1, {
    upgrade: (database) => {
      database.createObjectStore('role-keys');
    },
  });

/**
 * Returns the public half of this browser's role key for one player of one event, and makes the key if it
 * does not exist yet. Staff seal a player's role to it; the private half can be used here, but never leaves the
 * browser (docs/product 10.3).
 * @returns the P-256 public key, raw and uncompressed: 65 bytes
 * @throws AppError `role-key.unavailable` when the browser refuses to keep a key
 */
export async function rolePublicKey(process: string, address: string): Promise<Uint8Array> {
  return withRoleKeys(async (database) => {
    const name = nameOf(process, address);
    const known = await database.get('role-keys', name);
    const pair = known ?? (await createPair());
    if (!known) await database.put('role-keys', pair, name);
    return new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  });
}

/**
 * Returns the private half of this browser's role key, which opens the player's envelope; undefined where the browser has
 * none, as after a registration on another phone.
 * @throws AppError `role-key.unavailable`
 */
export async function rolePrivateKey(process: string, address: string): Promise<CryptoKey | undefined> {
  return withRoleKeys(async (database) => {
    return (await database.get('role-keys', nameOf(process, address)))?.privateKey;
  });
}

const nameOf = (process: string, address: string) => `${process}.${address}`;

async function withRoleKeys<T>(use: (database: IDBPDatabase<RoleKeyDatabase>) => Promise<T>): Promise<T> {
  try {
    const database = await openRoleKeys();
    try {
      return await use(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new AppError('role-key.unavailable', { cause, retryable: true });
  }
}

function createPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
}
