import type { DataItemInput, TransactionLike } from '../../arweave';
import type { WalletConnector } from '../connector';
import type { GivePageApi } from '../wallet-descriptor';

/** The property of `window` under which the page finds it. */
const globalName = 'quickWallet';

/** The published wallet's API (docs/product 7.4). */
const methodsOf = (open: () => Promise<WalletConnector>) => ({
  /** Makes the account if it is missing; resolves to its public key, as the published wallet does. */
  connect: async () => {
    const connector = await open();
    await connector.connect();
    return connector.getActivePublicKey();
  },
  getPublicKey: async () => (await open()).getActivePublicKey(),
  getActivePublicKey: async () => (await open()).getActivePublicKey(),
  getActiveAddress: async () => (await open()).getActiveAddress(),
  getPermissions: async () => (await open()).getPermissions(),
  sign: async (transaction: TransactionLike) => (await open()).sign(transaction),
  signDataItem: async (item: DataItemInput) => (await open()).signDataItem(item),
  signature: async (data: Uint8Array, algorithm: RsaPssParams) => (await open()).signature(data, algorithm),
  signMessage: async (data: Uint8Array, options?: { hashAlgorithm?: string }) =>
    (await open()).signMessage(data, options),
});

type Method = (...given: never[]) => Promise<unknown>;

/** A method whose failures are logged and yield nothing: the page has no texts for the app's codes. */
const loggedOnly =
  (method: Method): Method =>
  async (...given) => {
    try {
      return await method(...given);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the published wallet shows it to the page's developers
      console.error('Error when executing QuickWallet function', error);
      return undefined;
    }
  };

/** Gives other scripts of the page QuickWallet, as `window.quickWallet`. The app asks its user for each signature. */
export const giveQuickWallet: GivePageApi = (openConnector) => {
  const methods = Object.entries<Method>(methodsOf(openConnector));
  const api = Object.freeze(Object.fromEntries(methods.map(([name, method]) => [name, loggedOnly(method)])));
  Object.defineProperty(window, globalName, { value: api, configurable: true, enumerable: true });
  return () => {
    if (Reflect.get(window, globalName) === api) Reflect.deleteProperty(window, globalName);
  };
};
