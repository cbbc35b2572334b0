import { addressOf, type Bytes, fromBase64Url, type Keyfile, rsaPss, signingKeyOf } from '../../arweave';
import { AppError } from '../../errors';
import type { AccountRecord } from './account-record';
import { decryptKeyfile } from './keyfile-cipher';

/** What signs for one account: the public key, and a private one that WebCrypto never gives out again. */
export interface SigningKey {
  /** The RSA modulus. */
  owner: Bytes;
  key: CryptoKey;
}

export interface SigningKeys {
  /**
   * The key of an account, for RSA-PSS with a hash.
   * @throws AppError `wallet.record-corrupt`
   */
  of: (record: AccountRecord, hash?: string) => Promise<SigningKey>;
  forget: () => void;
}

/**
 * The decrypted key of a record.
 * @throws AppError `wallet.record-corrupt`, also when it is the key of another address than the record says
 */
export async function keyfileOf({ address, keyfile: encrypted }: AccountRecord): Promise<Keyfile> {
  const keyfile = await decryptKeyfile(encrypted);
  if ((await addressOf(fromBase64Url(keyfile.n))) !== address) throw new AppError('wallet.record-corrupt');
  return keyfile;
}

async function importKey(record: AccountRecord, hash: string): Promise<SigningKey> {
  const keyfile = await keyfileOf(record);
  return { owner: fromBase64Url(keyfile.n), key: await signingKeyOf(keyfile, hash) };
}

/**
 * Decrypting a key costs ten times as much as signing. So the decrypted key is freed at once, but what WebCrypto made
 * of it is kept until the account is left: it can sign and can't be read, by us or by anybody.
 */
export function createSigningKeys(): SigningKeys {
  let kept: { keyfile: string; key: Promise<SigningKey> } | undefined;
  return {
    of: (record, hash = rsaPss.hash) => {
      if (hash !== rsaPss.hash) return importKey(record, hash);
      if (kept?.keyfile === record.keyfile) return kept.key;
      const key = importKey(record, hash);
      const keep = { keyfile: record.keyfile, key };
      kept = keep;
      key.catch(() => {
        if (kept === keep) kept = undefined;
      });
      return key;
    },
    forget: () => {
      kept = undefined;
    },
  };
}
