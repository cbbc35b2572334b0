import {
  type Address,
  bytesOf,
  completedTransaction,
  type DataItemInput,
  isAddress,
  parseWhatWasAsked,
  rsaPss,
  signableTransaction,
  unshared,
} from '../../arweave';
import { AppError } from '../../errors';
import { appInfo as ownAppInfo } from '../app-info';
import {
  addressAnswer,
  assertMessageHash,
  bytesAnswer,
  messageSignatureAnswer,
  publicKeyAnswer,
  signatureAnswer,
} from '../checked-answers';
import type { WalletConnector, WalletEvent, WalletPermission } from '../connector';
import { answerTimeoutMs, approvalTimeoutMs, withinTime } from '../time-limit';
import { unsupportedBy } from '../unsupported';
import { wander } from './descriptor';
import { detectWander } from './detection';
import { walletErrorOf } from './foreign-errors';
import type { InjectedWallet } from './injected-wallet';
import { watchAccounts } from './watch-accounts';

/** Permissions asked of an extension (docs/product.md 6.3). */
const wanted: readonly WalletPermission[] = [
  'ACCESS_ADDRESS',
  'ACCESS_PUBLIC_KEY',
  'SIGN_TRANSACTION',
  'SIGNATURE',
];

export interface WanderOptions {
  /** Default: the app's own. */
  appInfo?: { name: string; logo?: string };
  /** Finds the extension. Default: in the page, within seven seconds. */
  detect?: () => Promise<InjectedWallet | undefined>;
}

/**
 * The Wander extension (ArConnect before), through the API it puts into the page. Its provider is kept from the moment it is found,
 * so that other extensions are never taken for it; what it answers is checked. Fails with AppErrors `wallet.*`, `data-item.*`,
 * `transaction.*`.
 */
export function createWander({
  appInfo = ownAppInfo(),
  detect = detectWander,
}: WanderOptions = {}): WalletConnector {
  const listeners = new Set<(event: WalletEvent) => void>();
  let provider: InjectedWallet | undefined;
  let active: Address | undefined;
  let stopWatching: (() => void) | undefined;

  const find = async (): Promise<InjectedWallet> => {
    provider ??= await detect();
    if (!provider) throw new AppError('wallet.extension-missing', { retryable: true });
    return provider;
  };

  const ask = async <T>(
    action: string,
    request: (wallet: InjectedWallet) => Promise<T>,
    timeoutMs = answerTimeoutMs,
  ) => {
    const wallet = await find();
    return withinTime(request(wallet), action, timeoutMs).catch((error) => {
      throw walletErrorOf(error);
    });
  };
  const askUser = <T>(action: string, request: (wallet: InjectedWallet) => Promise<T>) =>
    ask(action, request, approvalTimeoutMs);

  const account = (): Address => {
    if (!active) throw new AppError('wallet.not-connected');
    return active;
  };

  const tell = (event: WalletEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  const hear = (said: string | undefined) => {
    const address = said !== undefined && isAddress(said) ? said : undefined;
    if (!active || address === active) return;
    active = address;
    tell(address ? { type: 'address', address } : { type: 'disconnected' });
  };

  const adopt = async (): Promise<Address> => {
    active = addressAnswer(await ask('getActiveAddress', (wallet) => wallet.getActiveAddress()));
    stopWatching ??= watchAccounts(await find(), hear);
    return active;
  };

  const publicKey = async () =>
    publicKeyAnswer(await ask('getActivePublicKey', (wallet) => wallet.getActivePublicKey()), account());

  return {
    async connect(permissions = wanted) {
      await askUser('connect', (wallet) => wallet.connect(permissions, appInfo));
      return adopt();
    },

    async reconnect() {
      const granted = await ask('getPermissions', (wallet) => wallet.getPermissions());
      if (!wanted.every((permission) => granted.includes(permission)))
        throw new AppError('wallet.not-connected');
      return adopt();
    },

    async disconnect() {
      stopWatching?.();
      stopWatching = undefined;
      const isConnected = active !== undefined;
      active = undefined;
      if (isConnected) await ask('disconnect', (wallet) => wallet.disconnect());
    },

    getActiveAddress: async () => account(),
    getActivePublicKey: publicKey,
    getPermissions: () => ask('getPermissions', (wallet) => wallet.getPermissions()),

    async sign(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      const answer = await askUser('sign', (wallet) => wallet.sign(asked));
      return completedTransaction(asked, answer, address);
    },

    async signDataItem(item) {
      const address = account();
      const given = copyOf(item);
      const answer = await askUser('signDataItem', (wallet) => wallet.signDataItem(given));
      return (await parseWhatWasAsked(bytesAnswer(answer, 'signDataItem'), item, address)).bytes;
    },

    async signature(data, algorithm) {
      if (algorithm.name !== rsaPss.name) throw new AppError('wallet.algorithm-unsupported');
      const bytes = bytesOf(data);
      const answer = await askUser('signature', (wallet) => wallet.signature(bytes, algorithm));
      return signatureAnswer(answer, 'signature', { publicKey: await publicKey(), data: bytes });
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertMessageHash(hashAlgorithm);
      const bytes = unshared(bytesOf(data));
      const answer = await askUser('signMessage', (wallet) => wallet.signMessage(bytes, { hashAlgorithm }));
      return messageSignatureAnswer(answer, {
        publicKey: await publicKey(),
        message: bytes,
        hash: hashAlgorithm,
      });
    },

    encrypt: async (data, algorithm) =>
      bytesAnswer(await askUser('encrypt', (wallet) => wallet.encrypt(bytesOf(data), algorithm)), 'encrypt'),

    decrypt: async (data, algorithm) =>
      bytesAnswer(await askUser('decrypt', (wallet) => wallet.decrypt(bytesOf(data), algorithm)), 'decrypt'),

    dispatch: unsupportedBy(wander),
    saveKeyfile: unsupportedBy(wander),

    subscribe(listener) {
      const own = (event: WalletEvent) => listener(event);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

/** The extension gets an item of its own, so that what was asked stays as it was to check the answer against. */
function copyOf(item: DataItemInput): DataItemInput {
  const data = typeof item.data === 'string' ? item.data : bytesOf(item.data).slice();
  return { ...item, data, tags: (item.tags ?? []).map((tag) => ({ ...tag })) };
}
