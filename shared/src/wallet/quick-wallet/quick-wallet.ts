import {
  type Address,
  type Bytes,
  bytesOf,
  createDataItem,
  type DataItemSigner,
  isMessageHash,
  type Keyfile,
  rsaPss,
  saltLength,
  signTransaction,
  toBase64Url,
  unshared,
} from '../../arweave';
import { AppError } from '../../errors';
import type { ApprovalAsk, Approve, WalletConnector, WalletPermission } from '../connector';
import { unsupportedBy } from '../unsupported';
import type { Unlock } from '../wallet-lock';
import { type AccountRecord, isLocked } from './account-record';
import { createAccountStorage } from './account-storage';
import { watchAccount } from './account-watch';
import { createAccounts } from './accounts';
import { askForDataItem, askForMessage, askForTransaction } from './approval-asks';
import { quickWallet } from './descriptor';
import { createAccountOpener } from './lock/account-opener';
import { type Authenticator, createAuthenticator } from './lock/authenticator';
import { createQuickWalletLock } from './lock/quick-wallet-lock';
import { saveKeyfile } from './save-keyfile';
import { createSigningKeys } from './signing-keys';

export interface QuickWalletOptions {
  /** QuickWallet has no window of its own: the app asks for it. */
  approve: Approve;
  /** The same for unlocking an account that its user has locked. Default: nobody unlocks it. */
  unlock?: Unlock;
  /** Where the account is kept. Default: the browser's local storage. */
  storage?: () => Storage;
  /** Keeps tabs from making an account each. Default: the browser's. */
  locks?: LockManager;
  /** Makes and asks passkeys. Default: the browser. */
  authenticator?: Authenticator;
  /** Hands the key to its owner. Default: as a file on this device. */
  save?: (keyfile: Keyfile) => Promise<void>;
}

const permissions: readonly WalletPermission[] = ['ACCESS_PUBLIC_KEY', 'SIGNATURE', 'SIGN_TRANSACTION'];

/** Appended to every data item, last (docs/product.md 3.11). */
const clientTags = [
  { name: 'Signing-Client', value: 'QuickWallet' },
  { name: 'Signing-Client-Version', value: '0.5.0' },
] as const;

/** @throws AppError `wallet.algorithm-unsupported` */
function assertSupported(isSupported: boolean): void {
  if (!isSupported) throw new AppError('wallet.algorithm-unsupported');
}

async function rsaSign(key: CryptoKey, data: Uint8Array, salt: number = saltLength): Promise<Bytes> {
  const params = { name: rsaPss.name, saltLength: salt };
  return new Uint8Array(await crypto.subtle.sign(params, key, unshared(data)));
}

/**
 * The built-in wallet: one account per browser, made when it is first needed (docs/product.md 3.3, 4.5, 6.3, 7.4).
 * Every method fails with an AppError: `wallet.*`, `data-item.*`.
 */
export function createQuickWallet({
  approve,
  unlock = async () => Promise.reject(new AppError('wallet.declined')),
  storage: openStorage = () => localStorage,
  locks = globalThis.navigator?.locks,
  authenticator = createAuthenticator(),
  save = saveKeyfile,
}: QuickWalletOptions): WalletConnector {
  const storage = createAccountStorage(openStorage);
  const accounts = createAccounts({ storage, locks });
  const openAccount = createAccountOpener({ storage, authenticator, unlock });
  const lockListeners = new Set<() => void>();
  const tellLock = () => {
    for (const listener of lockListeners) listener();
  };
  const keys = createSigningKeys({ unlock: () => openAccount('sign'), onChange: tellLock });
  let active: Address | undefined;
  let connecting: symbol | undefined;

  /** While connected, nobody signs with another account than the one the app shows. */
  const account = async (): Promise<AccountRecord> => {
    if (active === undefined) return accounts.need();
    const record = accounts.current();
    if (!record) throw new AppError('wallet.no-account');
    if (record.address !== active) throw new AppError('wallet.account-changed', { retryable: true });
    return record;
  };

  const keyFor = async (ask: ApprovalAsk, hash?: string) => {
    if (!(await approve(ask))) throw new AppError('wallet.declined');
    const record = await account();
    const key = await keys.of(record, hash);
    // While somebody looked for their passphrase, another tab may have put another account in this one's place.
    if (isLocked(record) && (await account()).address !== record.address) {
      throw new AppError('wallet.account-changed', { retryable: true });
    }
    return key;
  };

  const connectTo = async (open: () => Promise<AccountRecord>): Promise<Address> => {
    if (!crypto.subtle) throw new AppError('wallet.insecure-context');
    const mine = Symbol('connect');
    connecting = mine;
    const record = await open();
    const { address } = record;
    // That of an open account shows when it signs.
    if (isLocked(record)) await keys.ownerOf(record);
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

    getActiveAddress: async () => (await account()).address,

    getActivePublicKey: async () => toBase64Url(await keys.ownerOf(await account())),

    getPermissions: async () => permissions,

    async sign(transaction) {
      const { owner, key } = await keyFor(askForTransaction(transaction));
      return signTransaction(transaction, owner, (data) => rsaSign(key, data));
    },

    async signDataItem(item) {
      const { owner, key } = await keyFor(askForDataItem(item));
      const signer: DataItemSigner = { owner, sign: (hash) => rsaSign(key, hash) };
      const tags = [...(item.tags ?? []), ...clientTags];
      return (await createDataItem({ ...item, tags }, signer)).bytes;
    },

    async signature(data, { name, saltLength: salt }) {
      assertSupported(name === rsaPss.name);
      const bytes = bytesOf(data);
      const { key } = await keyFor(askForMessage(bytes));
      return rsaSign(key, bytes, salt);
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertSupported(isMessageHash(hashAlgorithm));
      const bytes = bytesOf(data);
      const { key } = await keyFor(askForMessage(bytes), hashAlgorithm);
      return rsaSign(key, new Uint8Array(await crypto.subtle.digest(hashAlgorithm, unshared(bytes))));
    },

    dispatch: unsupportedBy(quickWallet),
    encrypt: unsupportedBy(quickWallet),
    decrypt: unsupportedBy(quickWallet),

    saveKeyfile: async () => save((await openAccount('keyfile')).keyfile),

    lock: createQuickWalletLock({
      storage,
      locks,
      authenticator,
      openAccount,
      isUnlocked: keys.isUnlocked,
      forget: keys.forget,
      onChange: () => {
        keys.forget();
        tellLock();
      },
      subscribe: (listener) => {
        lockListeners.add(listener);
        return () => lockListeners.delete(listener);
      },
    }),

    subscribe: watchAccount(storage, (event) => {
      // Whatever became of the record, what it was unlocked for is over.
      keys.forget();
      tellLock();
      const address = event.type === 'address' ? event.address : undefined;
      if (active === undefined || address === active) return false;
      active = address;
      return true;
    }),
  };
}
