import { type Address, fromBase64Url, type Keyfile, toBase64Url, wipeKeyfile } from '../../../arweave';
import { AppError } from '../../../errors';
import type { LockWay, Unlock, UnlockPurpose } from '../../wallet-lock';
import { type AccountRecord, isLocked, type LockedRecord } from '../account-record';
import type { AccountStorage } from '../account-storage';
import { keyfileOf } from '../keyfile-cipher';
import type { LockRecordWay } from '../lock-record';
import type { Authenticator } from './authenticator';
import { openWithPasskey } from './passkey';
import { openWithPassphrase } from './passphrase';
import { openKeyfile } from './sealed-keyfile';

/** An account, opened by its user if it was locked. */
export interface OpenedAccount {
  record: AccountRecord;
  /** The key as the default record keeps it. */
  encrypted: string;
  keyfile: Keyfile;
  /** The key that sealed it, if it was locked. */
  dataKey?: CryptoKey;
}

/**
 * Opens the stored account for one use, after which it is emptied.
 * @param by the only way that will do; default: any that the lock has
 * @throws AppError `wallet.no-account`, `wallet.record-corrupt`, `wallet.storage-denied`, `wallet.declined`
 */
export type OpenAccount = <T>(
  purpose: UnlockPurpose,
  use: (opened: OpenedAccount) => Promise<T>,
  by?: LockWay,
) => Promise<T>;

/** The public key as the lock keeps it. */
export const publicKeyText = ({ n }: Keyfile) => toBase64Url(fromBase64Url(n));

/** @throws AppError `wallet.record-corrupt` when the data key opens something else than the account's key */
export async function openedWith(record: LockedRecord, dataKey: CryptoKey): Promise<OpenedAccount> {
  const encrypted = await openKeyfile(record, dataKey);
  const keyfile = await keyfileOf(record.address, encrypted);
  if (publicKeyText(keyfile) !== record.lock.publicKey) throw new AppError('wallet.record-corrupt');
  return { record, encrypted, keyfile, dataKey };
}

async function openedAtOnce(record: AccountRecord): Promise<OpenedAccount> {
  const { address, keyfile: encrypted } = record;
  return { record, encrypted, keyfile: await keyfileOf(address, encrypted) };
}

interface AccountOpenerOptions {
  storage: AccountStorage;
  authenticator: Authenticator;
  unlock: Unlock;
}

/** Asks the user to open a locked account, and opens an unlocked account at once. */
export function createAccountOpener({ storage, authenticator, unlock }: AccountOpenerOptions): OpenAccount {
  const stored = (): AccountRecord => {
    const record = storage.read();
    if (!record) throw new AppError('wallet.no-account');
    return record;
  };

  const openedBy = async (way: LockRecordWay, record: LockedRecord, secret: string | AbortSignal) => {
    const { address } = record;
    if (way.kind === 'passphrase') return openWithPassphrase(way, String(secret), address);
    const signal = typeof secret === 'string' ? undefined : secret;
    return openWithPasskey(way, (passkey) => authenticator.secretOf(passkey, signal), address);
  };

  /** Opens what is stored by then: another tab may have changed the lock while the user was asked. */
  const openNow = async (
    address: Address,
    kind: LockWay,
    secret: string | AbortSignal,
  ): Promise<OpenedAccount> => {
    const record = stored();
    if (record.address !== address) throw new AppError('wallet.account-changed', { retryable: true });
    if (!isLocked(record)) return openedAtOnce(record);
    const way = record.lock.ways.find((known) => known.kind === kind);
    if (!way) throw new AppError('wallet.lock-changed', { retryable: true });
    return openedWith(record, await openedBy(way, record, secret));
  };

  const opened = async (purpose: UnlockPurpose, by?: LockWay): Promise<OpenedAccount> => {
    const record = stored();
    if (!isLocked(record)) return openedAtOnce(record);
    const kinds = record.lock.ways.map(({ kind }) => kind).filter((kind) => !by || kind === by);
    return unlock({
      purpose,
      passphrase: kinds.includes('passphrase')
        ? (text) => openNow(record.address, 'passphrase', text)
        : undefined,
      passkey: kinds.includes('passkey') ? (signal) => openNow(record.address, 'passkey', signal) : undefined,
    });
  };

  return async (purpose, use, by) => {
    const account = await opened(purpose, by);
    try {
      return await use(account);
    } finally {
      empty(account);
    }
  };
}

/** The passphrase of the default record is public: its text is as good as the key. */
function empty(account: OpenedAccount): void {
  wipeKeyfile(account.keyfile);
  Object.assign(account, { encrypted: '', dataKey: undefined });
}
