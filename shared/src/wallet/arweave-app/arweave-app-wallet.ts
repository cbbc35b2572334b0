import {
  bytesOf,
  type DataItemInput,
  rsaPss,
  signableTransaction,
  type TransactionLike,
} from '../../arweave';
import { AppError } from '../../errors';
import { type AppInfo, appInfo as ownAppInfo } from '../app-info';
import { appPermissions } from '../app-permissions';
import {
  assertMessageHash,
  bytesAnswer,
  messageSignatureAnswer,
  signedItemAnswer,
  signedTransactionAnswer,
} from '../checked-answers';
import { confirmerAt } from '../confirm-dispatch';
import type { WalletConnector } from '../connector';
import type { ConfirmDispatch } from '../dispatched';
import { assertMayAsk } from '../may-ask';
import { signingCopies } from '../signing-doors';
import { unsupportedBy } from '../unsupported';
import type { WalletNetwork } from '../wallet-descriptor';
import { arweaveApp } from './descriptor';
import { defaultWalletUrl, walletUrl } from './protocol';
import { createSiteSession } from './site-session';

export interface ArweaveAppOptions {
  /** Its `wallets.arweaveApp` is the address of the wallet. Default: its makers' own, https://arweave.app. */
  network: WalletNetwork;
  /** Default: at the network's gateway. */
  confirmDispatch?: ConfirmDispatch;
  /** Default: the app's own. */
  appInfo?: AppInfo;
}

/**
 * The web wallet arweave.app, in a popup until it is connected and in an iframe afterwards. It signs text only,
 * and has no raw signatures. Its answers are validated. Fails with AppErrors `wallet.*`, `data-item.*`,
 * `transaction.*`.
 */
export function createArweaveApp({
  network: {
    gateways,
    wallets: { arweaveApp: [url = defaultWalletUrl] = [] },
  },
  appInfo = ownAppInfo(),
  confirmDispatch = confirmerAt(gateways),
}: ArweaveAppOptions): WalletConnector {
  const session = createSiteSession({ url: walletUrl(url, { origin: window.location.origin, ...appInfo }) });
  const { account, publicKey, ask } = session;

  return signingCopies({
    connect: session.connect,
    reconnect: session.reconnect,
    disconnect: session.disconnect,
    subscribe: session.subscribe,

    getActiveAddress: async () => account(),
    getActivePublicKey: publicKey,
    getPermissions: async () => appPermissions,

    async sign(transaction, asking) {
      assertMayAsk(asking);
      const address = account();
      const asked = await signableTransaction(transaction);
      return signedTransactionAnswer(await ask('signTransaction', [headerOf(asked), {}]), asked, address);
    },

    async signDataItem(item, asking) {
      assertMayAsk(asking);
      const address = account();
      const answer = await ask('signDataItem', [textItem(item)]);
      return signedItemAnswer(bytesAnswer(answer, 'signDataItem'), item, address);
    },

    signature: unsupportedBy(arweaveApp),
    saveKeyfile: unsupportedBy(arweaveApp),

    async dispatch(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      const sent = { ...headerOf(asked), data: asked.data.slice() };
      return confirmDispatch(await ask('dispatch', [sent, {}]), asked, address);
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertMessageHash(hashAlgorithm);
      const answer = await ask('signMessage', [data, { hashAlgorithm }]);
      return messageSignatureAnswer(answer, {
        publicKey: await publicKey(),
        message: data,
        hash: hashAlgorithm,
      });
    },

    encrypt: async (data, algorithm) =>
      bytesAnswer(await ask('encrypt', [data, await publicKey(), algorithm]), 'encrypt'),

    decrypt: async (data, algorithm) => bytesAnswer(await ask('decrypt', [data, algorithm]), 'decrypt'),
  });
}

/** A transaction without its data, which the wallet doesn't need in order to sign its root. */
const headerOf = ({ data: _, ...header }: TransactionLike): Omit<TransactionLike, 'data'> => header;

/**
 * Returns an item in the wallet's form, with its data as text.
 * @throws AppError `wallet.data-not-text`
 */
function textItem({ data, tags = [], target }: DataItemInput) {
  return {
    data: typeof data === 'string' ? data : textOf(bytesOf(data)),
    tags,
    ...(target && { target }),
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('wallet.data-not-text', { cause });
  }
}
