import {
  type Bytes,
  fromBase64Url,
  type Keyfile,
  messageHashes,
  ownerAddress,
  rsaPss,
  signingKeyOf,
  wipeKeyfile,
} from '../../arweave';
import { AppError } from '../../errors';
import { type AccountRecord, isLocked, isSameRecord } from './account-record';
import { keyfileOf } from './keyfile-cipher';
import { isWalletPublicKey } from './rsa-parts';

/** The keys of one account: the public key, and a private key that can't be exported. */
export interface SigningKey {
  /** The RSA modulus. */
  owner: Bytes;
  key: CryptoKey;
}

export interface SigningKeys {
  /**
   * Returns the key of an account, for RSA-PSS with a hash. Its user unlocks it first, if it is locked.
   * @throws AppError `wallet.record-corrupt`, and the errors of unlocking
   */
  of: (record: AccountRecord, hash?: string) => Promise<SigningKey>;
  /**
   * The public key of an account, for which nothing is unlocked.
   * @throws AppError `wallet.record-corrupt`
   */
  ownerOf: (record: AccountRecord) => Promise<Bytes>;
  /** Returns true when a locked account signs without being unlocked again. */
  isUnlocked: (record: AccountRecord) => boolean;
  forget: () => void;
}

/** An account and its key, as its user unlocked it. */
interface Unlocked {
  record: AccountRecord;
  keyfile: Keyfile;
}

interface SigningKeysOptions {
  /** Lets the user unlock a locked account, for one use. */
  unlock: <T>(use: (unlocked: Unlocked) => Promise<T>) => Promise<T>;
  /** Called when an account was unlocked or forgotten. */
  onChange: () => void;
}

/** So long an unlocked account stays so while nothing is signed. */
export const unlockedForMs = 15 * 60_000;

/** A key for each hash that messages may have. An unlocked account is not unlocked again for another one. */
const hashes: readonly string[] = messageHashes;

type KeyFor = (hash: string) => Promise<SigningKey>;

/** @throws AppError `wallet.record-corrupt` for a key that this browser refuses */
async function importKey(keyfile: Keyfile, hash: string): Promise<SigningKey> {
  try {
    return { owner: fromBase64Url(keyfile.n), key: await signingKeyOf(keyfile, hash) };
  } catch {
    throw new AppError('wallet.record-corrupt');
  }
}

/** An open account: the usual key is kept, others are decrypted anew. */
function keysOfOpen({ address, keyfile: encrypted }: AccountRecord): KeyFor {
  const decrypt = async (hash: string) => {
    const keyfile = await keyfileOf(address, encrypted);
    return importKey(keyfile, hash).finally(() => wipeKeyfile(keyfile));
  };
  let usual: Promise<SigningKey> | undefined;
  return (hash) => {
    if (hash !== rsaPss.hash) return decrypt(hash);
    usual ??= decrypt(hash).catch((error: unknown) => {
      usual = undefined;
      throw error;
    });
    return usual;
  };
}

async function keysOfUnlocked(keyfile: Keyfile): Promise<KeyFor> {
  const keys = await Promise.all(hashes.map((name) => importKey(keyfile, name)));
  return async (hash) => {
    const key = keys[hashes.indexOf(hash)];
    // Other hashes are rejected before anything is signed.
    if (!key) throw new AppError('wallet.algorithm-unsupported');
    return key;
  };
}

interface Kept {
  record: AccountRecord;
  keys: Promise<KeyFor>;
  /** True once a locked account has been unlocked; false while the user is asked. */
  isUnlocked: boolean;
}

/**
 * Decrypting a key costs ten times as much as signing. So the decrypted key is emptied at once, but the key object
 * of WebCrypto is kept until the account is left: it can sign and can't be read. The key object of a locked
 * account is also dropped when nothing was signed for a while.
 */
export function createSigningKeys({ unlock, onChange }: SigningKeysOptions): SigningKeys {
  let kept: Kept | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let usedAtMs = 0;

  const forget = () => {
    clearTimeout(idle);
    if (!kept) return;
    kept = undefined;
    onChange();
  };
  /** Timers stop while a device sleeps, so the clock is asked as well. */
  const isIdle = () => Boolean(kept?.isUnlocked) && Date.now() - usedAtMs >= unlockedForMs;
  const use = () => {
    clearTimeout(idle);
    usedAtMs = Date.now();
    idle = setTimeout(forget, unlockedForMs);
  };

  /** Other callers that need the key meanwhile wait for the same unlocking. */
  const keepLocked = (record: AccountRecord): Kept => {
    const unlocking = async () => {
      const { keys, opened } = await unlock(async (unlocked) => ({
        keys: await keysOfUnlocked(unlocked.keyfile),
        opened: unlocked.record,
      }));
      if (kept === keep) {
        keep.record = opened;
        keep.isUnlocked = isLocked(opened);
        if (keep.isUnlocked) use();
        onChange();
      }
      return keys;
    };
    const keep: Kept = { record, keys: Promise.resolve().then(unlocking), isUnlocked: false };
    keep.keys.catch(() => {
      if (kept === keep) kept = undefined;
    });
    return keep;
  };

  const keptFor = (record: AccountRecord): Kept => {
    if (isIdle()) forget();
    if (kept && isSameRecord(kept.record, record)) {
      if (kept.isUnlocked) use();
      return kept;
    }
    forget();
    kept = isLocked(record)
      ? keepLocked(record)
      : { record, keys: Promise.resolve(keysOfOpen(record)), isUnlocked: false };
    return kept;
  };

  return {
    of: async (record, hash = rsaPss.hash) => (await keptFor(record).keys)(hash),
    ownerOf: async (record) => {
      if (!isLocked(record)) return (await (await keptFor(record).keys)(rsaPss.hash)).owner;
      const { publicKey } = record.lock;
      const owner = fromBase64Url(publicKey);
      const isUsable = isWalletPublicKey({ n: publicKey });
      if (!isUsable || (await ownerAddress(owner)) !== record.address)
        throw new AppError('wallet.record-corrupt');
      return owner;
    },
    isUnlocked: (record) => Boolean(kept?.isUnlocked && !isIdle() && isSameRecord(kept.record, record)),
    forget,
  };
}
