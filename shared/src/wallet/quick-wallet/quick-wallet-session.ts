import type { Address } from '../../arweave';
import { AppError } from '../../errors';
import type { ApprovalAsk, Approve, AskingOptions, WalletEvent } from '../connector';
import { type AccountRecord, isLocked } from './account-record';
import type { AccountStorage } from './account-storage';
import { createAccounts } from './accounts';
import { checkedOnce } from './checked-record';
import type { SigningKey, SigningKeys } from './signing-keys';

interface QuickWalletSessionOptions {
  storage: AccountStorage;
  /** Keeps tabs from making an account each. */
  locks: LockManager | undefined;
  keys: SigningKeys;
  approve: Approve;
}

/** The app's connection to the account of this browser. */
export interface QuickWalletSession {
  /** Begins to make a key. */
  prepare: () => void;
  connect: () => Promise<Address>;
  reconnect: () => Promise<Address>;
  disconnect: () => Promise<void>;
  /** @throws AppError `wallet.no-account`, `wallet.account-changed` when it isn't the connected one any more */
  account: () => Promise<AccountRecord>;
  /**
   * Returns the key of the account once its user has approved, and unlocked it if it is locked.
   * @param options `hash` of the signature, default: SHA-256
   * @throws AppError `wallet.declined`, and the errors of `Approve` and `account`
   */
  keyFor: (ask: ApprovalAsk, options?: { hash?: string; asking?: AskingOptions }) => Promise<SigningKey>;
  /** Follows a change of the record by another tab. Returns false when the app knows it already. */
  follow: (event: WalletEvent) => boolean;
}

export function createQuickWalletSession({
  storage,
  locks,
  keys,
  approve,
}: QuickWalletSessionOptions): QuickWalletSession {
  const accounts = createAccounts({ storage, locks });
  let active: Address | undefined;
  let connecting: symbol | undefined;

  const account = async (): Promise<AccountRecord> => {
    if (active === undefined) return accounts.need();
    const record = accounts.current();
    if (!record) throw new AppError('wallet.no-account');
    if (record.address !== active) throw new AppError('wallet.account-changed', { retryable: true });
    return record;
  };

  const connectTo = async (open: () => Promise<AccountRecord>): Promise<Address> => {
    if (!crypto.subtle) throw new AppError('wallet.insecure-context');
    const mine = Symbol('connect');
    connecting = mine;
    const record = await open();
    const { address } = record;
    // The key of a locked account is checked when its user unlocks it.
    if (isLocked(record)) await keys.ownerOf(record);
    else await checkedOnce(record, () => keys.of(record));
    if (connecting !== mine) throw new AppError('wallet.connection-canceled');
    active = address;
    return address;
  };

  return {
    prepare: accounts.warm,
    connect: () => connectTo(accounts.open),
    reconnect: () => connectTo(accounts.reopen),
    async disconnect() {
      connecting = undefined;
      active = undefined;
      keys.forget();
    },
    account,
    async keyFor(ask, { hash, asking } = {}) {
      if (!(await approve(ask, asking))) throw new AppError('wallet.declined');
      const record = await account();
      if (asking?.isUnasked && isLocked(record) && !keys.isUnlocked(record)) {
        throw new AppError('wallet.approval-needed');
      }
      const key = await keys.of(record, hash);
      // While the user unlocked the account, another tab may have put another one in its place.
      if (isLocked(record) && (await account()).address !== record.address) {
        throw new AppError('wallet.account-changed', { retryable: true });
      }
      return key;
    },
    follow(event) {
      const address = event.type === 'address' ? event.address : undefined;
      if (active === undefined || address === active) return false;
      active = address;
      return true;
    },
  };
}
