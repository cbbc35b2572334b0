import {
  type Bytes,
  createDataItem,
  type DataItemSigner,
  isMessageHash,
  type Keyfile,
  rsaPss,
  saltLength,
  signableTransaction,
  signSignable,
  toBase64Url,
  unshared,
} from '../../arweave';
import { AppError } from '../../errors';
import { assertRawBytes } from '../checked-answers';
import type { Approve, WalletConnector, WalletPermission } from '../connector';
import { signingCopies } from '../signing-doors';
import { unsupportedBy } from '../unsupported';
import type { Unlock } from '../wallet-lock';
import { createAccountStorage } from './account-storage';
import { watchAccount } from './account-watch';
import { askForBytes, askForDataItem, askForMessage, askForTransaction } from './approval-asks';
import { createChangeEvents } from './change-events';
import { quickWallet } from './descriptor';
import { createAccountOpener } from './lock/account-opener';
import { type Authenticator, createAuthenticator } from './lock/authenticator';
import { createQuickWalletLock } from './lock/quick-wallet-lock';
import { createQuickWalletSession } from './quick-wallet-session';
import { freeSavedKeyfile, saveKeyfile } from './save-keyfile';
import { createSigningKeys } from './signing-keys';

export { lendKeyfile } from './lend-keyfile';

export interface QuickWalletOptions {
  /** QuickWallet has no window of its own: the app asks for it. */
  approve: Approve;
  /** Asks the user to unlock an account that they have locked. Default: the user declines. */
  unlock?: Unlock;
  /** The storage of the account. Default: the browser's local storage. */
  storage?: () => Storage;
  /** Keeps tabs from making an account each. Default: the browser's. */
  locks?: LockManager;
  /** Makes and asks passkeys. Default: the browser. */
  authenticator?: Authenticator;
  /** Hands the key to its owner. Default: as a file on this device. */
  save?: (keyfile: Keyfile) => Promise<void>;
}

const permissions: readonly WalletPermission[] = ['ACCESS_PUBLIC_KEY', 'SIGNATURE', 'SIGN_TRANSACTION'];

/** Appended to every data item, last (docs/product 3.11). */
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
 * The built-in wallet: one account per browser, made when it is first needed (docs/product 3.3, 4.5, 6.3, 7.4).
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
  const openAccount = createAccountOpener({ storage, authenticator, unlock });
  const lockEvents = createChangeEvents();
  const signingKeys = createSigningKeys({
    unlock: (use) => openAccount('sign', use),
    onChange: lockEvents.notify,
  });
  const keys: typeof signingKeys = {
    ...signingKeys,
    forget: () => {
      freeSavedKeyfile();
      signingKeys.forget();
    },
  };
  const session = createQuickWalletSession({ storage, locks, keys, approve });
  const { account, keyFor } = session;
  const forgetKeys = () => {
    keys.forget();
    lockEvents.notify();
  };

  return signingCopies({
    prepare: session.prepare,
    connect: session.connect,
    reconnect: session.reconnect,
    disconnect: session.disconnect,

    getActiveAddress: async () => (await account()).address,

    getActivePublicKey: async () => toBase64Url(await keys.ownerOf(await account())),

    getPermissions: async () => permissions,

    async sign(transaction, asking) {
      const asked = await signableTransaction(transaction);
      const { owner, key } = await keyFor(askForTransaction(asked), { asking });
      return signSignable(asked, owner, (data) => rsaSign(key, data));
    },

    async signDataItem(item, asking) {
      const { owner, key } = await keyFor(askForDataItem(item), { asking });
      const signer: DataItemSigner = { owner, sign: (hash) => rsaSign(key, hash) };
      const tags = [...(item.tags ?? []), ...clientTags];
      return (await createDataItem({ ...item, tags }, signer)).bytes;
    },

    async signature(data, { name, saltLength: salt }) {
      assertSupported(name === rsaPss.name);
      assertRawBytes(data, toBase64Url(await keys.ownerOf(await account())));
      const { key } = await keyFor(askForBytes(data));
      return rsaSign(key, data, salt);
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertSupported(isMessageHash(hashAlgorithm));
      const { key } = await keyFor(askForMessage(data), { hash: hashAlgorithm });
      return rsaSign(key, new Uint8Array(await crypto.subtle.digest(hashAlgorithm, unshared(data))));
    },

    dispatch: unsupportedBy(quickWallet),
    encrypt: unsupportedBy(quickWallet),
    decrypt: unsupportedBy(quickWallet),

    saveKeyfile: () => openAccount('keyfile', ({ keyfile }) => save(keyfile)),

    lock: createQuickWalletLock({
      storage,
      locks,
      authenticator,
      openAccount,
      isUnlocked: keys.isUnlocked,
      forget: keys.forget,
      onChange: forgetKeys,
      subscribe: lockEvents.subscribe,
    }),

    subscribe: watchAccount(storage, (event) => {
      // After any change of the record, it has to be unlocked again.
      forgetKeys();
      return session.follow(event);
    }),
  });
}
