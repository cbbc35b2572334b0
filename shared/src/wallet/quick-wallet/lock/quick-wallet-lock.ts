import { wipeKeyfile } from '../../../arweave';
import { AppError } from '../../../errors';
import { type LockView, type LockWay, passphraseMinimum, type WalletLock } from '../../wallet-lock';
import { withAccountLock } from '../account-lock';
import { type AccountRecord, isLocked, isSameRecord, parseRecord } from '../account-record';
import type { AccountStorage } from '../account-storage';
import { type LockRecordWay, lockVersion, type PasskeyWay } from '../lock-record';
import { type OpenAccount, type OpenedAccount, openedWith, publicKeyText } from './account-opener';
import { type Authenticator, canMakePasskeys } from './authenticator';
import { makeDataKey, type NewWay } from './data-key';
import { makePasskeyWay } from './passkey';
import { makePassphraseWay } from './passphrase';
import { sealKeyfile } from './sealed-keyfile';

interface QuickWalletLockOptions {
  storage: AccountStorage;
  /** Keeps tabs from changing the record at once. */
  locks: LockManager | undefined;
  authenticator: Authenticator;
  openAccount: OpenAccount;
  /** Returns true when the stored account has been unlocked. */
  isUnlocked: (record: AccountRecord) => boolean;
  forget: () => void;
  /** Called after a change of the record in this tab. */
  onChange: () => void;
  subscribe: WalletLock['subscribe'];
}

const lockChanged = () => new AppError('wallet.lock-changed', { retryable: true });

const wayOf = ({ lock }: AccountRecord, kind: LockWay) => lock?.ways.find((way) => way.kind === kind);

/** The account with one more way to open it, or another of its kind. */
async function withWay(
  opened: OpenedAccount,
  dataKey: CryptoKey,
  way: LockRecordWay,
): Promise<AccountRecord> {
  const { record, encrypted, keyfile } = opened;
  const others = record.lock?.ways.filter(({ kind }) => kind !== way.kind) ?? [];
  return {
    address: record.address,
    keyfile: isLocked(record) ? record.keyfile : await sealKeyfile(encrypted, dataKey, record.address),
    lock: { version: lockVersion, publicKey: publicKeyText(keyfile), ways: [...others, way] },
  };
}

/**
 * Makes sure that a record, read again from its text, opens by its new way, before it takes the place of the old.
 */
async function assertOpens(record: AccountRecord, { way, open }: NewWay): Promise<void> {
  const again = parseRecord(JSON.stringify(record));
  const isRead = again?.lock?.ways.some((stored) => JSON.stringify(stored) === JSON.stringify(way));
  if (!again || !isLocked(again) || !isRead) throw new AppError('wallet.lock-failed', { retryable: true });
  const { keyfile } = await openedWith(again, await open());
  wipeKeyfile(keyfile);
}

/** The lock of QuickWallet's account (decision 011). */
export function createQuickWalletLock(options: QuickWalletLockOptions): WalletLock {
  const { storage, locks, authenticator, openAccount, isUnlocked, onChange } = options;

  /** Replaces the record that was opened, unless another tab has been there meanwhile. */
  const replace = async (opened: AccountRecord, next: () => Promise<AccountRecord>): Promise<void> => {
    await withAccountLock(locks, async () => {
      if (!isSameRecord(storage.read(), opened)) throw lockChanged();
      const record = await next();
      // Other software that shares the record takes no lock.
      if (!isSameRecord(storage.read(), opened)) throw lockChanged();
      storage.rewrite(record);
    });
    onChange();
  };

  type MakeWay = (dataKey: CryptoKey, record: AccountRecord) => Promise<NewWay>;

  const add = (make: MakeWay): Promise<void> => openAccount('change', (opened) => addTo(opened, make));

  const addTo = async (opened: OpenedAccount, make: MakeWay): Promise<void> => {
    const dataKey = opened.dataKey ?? (await makeDataKey());
    const made = await make(dataKey, opened.record);
    try {
      await replace(opened.record, async () => {
        const record = await withWay(opened, dataKey, made.way);
        await assertOpens(record, made);
        return record;
      });
    } catch (error) {
      discard(made.way);
      throw error;
    }
    discard(wayOf(opened.record, made.way.kind));
  };

  /** A passkey that no record names is of no use to its keeper, who might take it for the passkey that is needed. */
  const discard = (way: LockRecordWay | undefined) => {
    if (way?.kind === 'passkey' && !isNamed(way)) authenticator.discard(way.credentialId);
  };

  const isNamed = ({ credentialId }: PasskeyWay): boolean => {
    try {
      return storage.readText()?.includes(credentialId) ?? false;
    } catch {
      // Perhaps it is.
      return true;
    }
  };

  const remove = async (kind: LockWay): Promise<void> => {
    const before = storage.read()?.lock;
    const [other] = before?.ways.filter((way) => way.kind !== kind) ?? [];
    await openAccount('change', (opened) => removeFrom(opened, kind, other?.kind), other?.kind);
  };

  const removeFrom = async (
    { record, encrypted }: OpenedAccount,
    kind: LockWay,
    other: LockWay | undefined,
  ) => {
    const { address, keyfile, lock } = record;
    const ways = lock?.ways.filter((way) => way.kind !== kind);
    // The user has just opened the lock by the way that stays.
    if (ways?.some((way) => way.kind !== other)) throw lockChanged();
    const next =
      lock && ways?.length ? { address, keyfile, lock: { ...lock, ways } } : { address, keyfile: encrypted };
    await replace(record, async () => next);
    discard(wayOf(record, kind));
  };

  let last: LockView | undefined;
  const view = (): LockView | undefined => {
    const next = viewOf(storage, isUnlocked);
    if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
    return last;
  };

  return {
    view,
    subscribe: options.subscribe,
    canMakePasskeys,
    setPassphrase: async (passphrase) => {
      if ([...passphrase].length < passphraseMinimum) {
        throw new AppError('wallet.passphrase-short', { params: { minimum: passphraseMinimum } });
      }
      await add((dataKey, { address }) => makePassphraseWay(passphrase, dataKey, address));
    },
    setPasskey: (signal) =>
      add((dataKey, { address }) => makePasskeyWay(authenticator, dataKey, address, signal)),
    remove,
    lockNow: options.forget,
  };
}

function viewOf(
  storage: AccountStorage,
  isUnlocked: (record: AccountRecord) => boolean,
): LockView | undefined {
  try {
    const record = storage.read();
    if (!record) return undefined;
    if (!isLocked(record)) return { status: 'none' };
    const status = isUnlocked(record) ? 'unlocked' : 'locked';
    return { status, ways: record.lock.ways.map(({ kind }) => kind) };
  } catch {
    // Signing and downloading report the error.
    return undefined;
  }
}
