import {
  bytesOf,
  copiedItem,
  type DataItemInput,
  rsaPss,
  signableTransaction,
  unshared,
} from '../../arweave';
import { AppError } from '../../errors';
import { appInfo as ownAppInfo } from '../app-info';
import {
  assertMessageHash,
  assertRawBytes,
  bytesAnswer,
  messageSignatureAnswer,
  signatureAnswer,
  signedItemAnswer,
  signedTransactionAnswer,
} from '../checked-answers';
import { confirmerAt } from '../confirm-dispatch';
import type { WalletConnector, WalletPermission } from '../connector';
import type { ConfirmDispatch } from '../dispatched';
import { assertMayAsk } from '../may-ask';
import { unsupportedBy } from '../unsupported';
import type { ConnectorHost } from '../wallet-descriptor';
import { wander } from './descriptor';
import { detectWander } from './detection';
import type { InjectedWallet } from './injected-wallet';
import { createWanderSession } from './wander-session';

/** Permissions asked of an extension at first (docs/product.md 6.3). Others are asked for when they are needed. */
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
  /** Default: at the public gateway. */
  confirmDispatch?: ConfirmDispatch;
}

/**
 * The Wander extension (ArConnect before), through the API it puts into the page. Its provider is kept from the moment it is found,
 * so that other extensions are never taken for it; what it answers is checked. Fails with AppErrors `wallet.*`, `data-item.*`,
 * `transaction.*`.
 */
export function createWander({
  appInfo = ownAppInfo(),
  detect = detectWander,
  confirmDispatch = confirmerAt('https://arweave.net/'),
}: WanderOptions = {}): WalletConnector {
  const session = createWanderSession({ appInfo, detect });
  const { account, publicKey, ask, askUser, permit } = session;

  return {
    connect: (permissions = wanted) => session.connect(permissions),
    reconnect: () => session.reconnect(wanted),
    disconnect: session.disconnect,
    subscribe: session.subscribe,

    getActiveAddress: async () => account(),
    getActivePublicKey: publicKey,
    getPermissions: () => ask('getPermissions', (wallet) => wallet.getPermissions()),

    async sign(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      const given = await signableTransaction(asked);
      const answer = await askUser('sign', (wallet) => wallet.sign(given));
      return signedTransactionAnswer(answer, asked, address);
    },

    async signDataItem(item, asking) {
      assertMayAsk(asking);
      const address = account();
      const asked = copiedItem(item);
      const given = openCopyOf(asked);
      const answer = await askUser('signDataItem', (wallet) => wallet.signDataItem(given));
      return signedItemAnswer(bytesAnswer(answer, 'signDataItem'), asked, address);
    },

    async signature(data, algorithm) {
      if (algorithm.name !== rsaPss.name) throw new AppError('wallet.algorithm-unsupported');
      const bytes = bytesOf(data).slice();
      assertRawBytes(bytes, await publicKey());
      const answer = await askUser('signature', (wallet) => wallet.signature(bytes.slice(), algorithm));
      return signatureAnswer(answer, 'signature', { publicKey: await publicKey(), data: bytes });
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertMessageHash(hashAlgorithm);
      const bytes = unshared(bytesOf(data)).slice();
      const answer = await askUser('signMessage', (wallet) =>
        wallet.signMessage(bytes.slice(), { hashAlgorithm }),
      );
      return messageSignatureAnswer(answer, {
        publicKey: await publicKey(),
        message: bytes,
        hash: hashAlgorithm,
      });
    },

    async encrypt(data, algorithm) {
      await permit('ENCRYPT');
      return bytesAnswer(
        await askUser('encrypt', (wallet) => wallet.encrypt(bytesOf(data), algorithm)),
        'encrypt',
      );
    },

    async decrypt(data, algorithm) {
      await permit('DECRYPT');
      return bytesAnswer(
        await askUser('decrypt', (wallet) => wallet.decrypt(bytesOf(data), algorithm)),
        'decrypt',
      );
    },

    async dispatch(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      const given = await signableTransaction(asked);
      await permit('DISPATCH');
      const answer = await askUser('dispatch', (wallet) => wallet.dispatch(given));
      return confirmDispatch(answer, asked, address);
    },

    saveKeyfile: unsupportedBy(wander),
  };
}

/** Wander, with the app's gateway to confirm what it sends. */
export const openWander = ({ network }: Pick<ConnectorHost, 'network'>): WalletConnector =>
  createWander({ confirmDispatch: confirmerAt(network.gateway) });

/** The extension gets an item of its own, which it may change. The answer is checked against the frozen one. */
function openCopyOf(item: DataItemInput): DataItemInput {
  const data = typeof item.data === 'string' ? item.data : bytesOf(item.data).slice();
  return { ...item, data, tags: (item.tags ?? []).map((tag) => ({ ...tag })) };
}
