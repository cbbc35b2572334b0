import { type Address, isAddress } from '../../arweave';
import { AppError } from '../../errors';
import { addressAnswer, publicKeyAnswer } from '../checked-answers';
import type { WalletConnector, WalletPermission } from '../connector';
import { answerTimeoutMs, answerWithin, approvalTimeoutMs } from '../time-limit';
import { createWalletEvents } from '../wallet-events';
import { walletErrorOf } from './foreign-errors';
import type { InjectedWallet } from './injected-wallet';
import { watchAccounts } from './watch-accounts';

export interface WanderSessionOptions {
  appInfo: { name: string; logo?: string };
  /** Finds the extension; undefined when it isn't there. */
  detect: () => Promise<InjectedWallet | undefined>;
}

/** A request to the extension, by the name of its action. */
type Ask = <T>(action: string, request: (wallet: InjectedWallet) => Promise<T>) => Promise<T>;

/** The app's connection to one account of the extension. */
export interface WanderSession {
  connect: (permissions: readonly WalletPermission[]) => Promise<Address>;
  /** @throws AppError `wallet.not-connected` when the extension no longer grants one of the permissions */
  reconnect: (permissions: readonly WalletPermission[]) => Promise<Address>;
  disconnect: () => Promise<void>;
  /** @throws AppError `wallet.not-connected` */
  account: () => Address;
  /** Returns the account's public key, base64url, checked against its address. */
  publicKey: () => Promise<string>;
  /** For requests that the extension answers by itself. */
  ask: Ask;
  /** For requests that the user approves first. */
  askUser: Ask;
  /** Asks the user for one more permission, unless the extension grants it already. */
  permit: (permission: WalletPermission) => Promise<void>;
  subscribe: WalletConnector['subscribe'];
}

/** The extension's API is kept from the moment it is found, so that no other extension is taken for it. */
export function createWanderSession({ appInfo, detect }: WanderSessionOptions): WanderSession {
  const events = createWalletEvents();
  let provider: InjectedWallet | undefined;
  let active: Address | undefined;
  let stopWatching: (() => void) | undefined;

  const find = async (): Promise<InjectedWallet> => {
    provider ??= await detect();
    if (!provider) throw new AppError('wallet.extension-missing', { retryable: true });
    return provider;
  };

  const asking =
    (timeoutMs: number): Ask =>
    async (action, request) => {
      const wallet = await find();
      return answerWithin(request(wallet), action, timeoutMs).catch((error) => {
        throw walletErrorOf(error);
      });
    };
  const ask = asking(answerTimeoutMs);
  const askUser = asking(approvalTimeoutMs);

  const account = (): Address => {
    if (!active) throw new AppError('wallet.not-connected');
    return active;
  };

  const follow = (answer: string | undefined) => {
    const address = answer !== undefined && isAddress(answer) ? answer : undefined;
    if (!active || address === active) return;
    active = address;
    events.notify(address ? { type: 'address', address } : { type: 'disconnected' });
  };

  const adopt = async (): Promise<Address> => {
    active = addressAnswer(await ask('getActiveAddress', (wallet) => wallet.getActiveAddress()));
    const wallet = await find();
    stopWatching ??= watchAccounts(wallet, follow);
    return active;
  };

  return {
    async connect(permissions) {
      await askUser('connect', (wallet) => wallet.connect(permissions, appInfo));
      return adopt();
    },

    async reconnect(permissions) {
      const granted = await ask('getPermissions', (wallet) => wallet.getPermissions());
      if (!permissions.every((permission) => granted.includes(permission)))
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

    account,
    publicKey: async () =>
      publicKeyAnswer(await ask('getActivePublicKey', (wallet) => wallet.getActivePublicKey()), account()),
    async permit(permission) {
      account();
      const granted = await ask('getPermissions', (wallet) => wallet.getPermissions());
      if (granted.includes(permission)) return;
      await askUser('connect', (wallet) => wallet.connect([...granted, permission], appInfo));
    },
    ask,
    askUser,
    subscribe: events.subscribe,
  };
}
