import { type DataItemInput, rsaPss, signableTransaction, type TransactionLike } from '../../arweave';
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
import { signingCopies } from '../signing-doors';
import { unsupportedBy } from '../unsupported';
import type { ConnectorHost } from '../wallet-descriptor';
import { wander } from './descriptor';
import { detectWander } from './detection';
import type { InjectedWallet } from './injected-wallet';
import { createWanderSession } from './wander-session';

/** Permissions asked of an extension at first (docs/product 6.3). Others are asked for when they are needed. */
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

  return signingCopies({
    connect: (permissions = wanted) => session.connect(permissions),
    reconnect: () => session.reconnect(wanted),
    disconnect: session.disconnect,
    subscribe: session.subscribe,

    getActiveAddress: async () => account(),
    getActivePublicKey: publicKey,
    getPermissions: () => ask('getPermissions', (wallet) => wallet.getPermissions()),

    async sign(transaction, asking) {
      assertMayAsk(asking);
      const address = account();
      const asked = await signableTransaction(transaction);
      const answer = await askUser('sign', (wallet) => wallet.sign(openCopyOf(asked)));
      return signedTransactionAnswer(answer, asked, address);
    },

    async signDataItem(item, asking) {
      assertMayAsk(asking);
      const address = account();
      const answer = await askUser('signDataItem', (wallet) => wallet.signDataItem(openCopyOf(item)));
      return signedItemAnswer(bytesAnswer(answer, 'signDataItem'), item, address);
    },

    async signature(data, algorithm) {
      if (algorithm.name !== rsaPss.name) throw new AppError('wallet.algorithm-unsupported');
      assertRawBytes(data, await publicKey());
      const answer = await askUser('signature', (wallet) => wallet.signature(data.slice(), algorithm));
      return signatureAnswer(answer, 'signature', { publicKey: await publicKey(), data });
    },

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertMessageHash(hashAlgorithm);
      const answer = await askUser('signMessage', (wallet) =>
        wallet.signMessage(data.slice(), { hashAlgorithm }),
      );
      return messageSignatureAnswer(answer, {
        publicKey: await publicKey(),
        message: data,
        hash: hashAlgorithm,
      });
    },

    async encrypt(data, algorithm) {
      await permit('ENCRYPT');
      return bytesAnswer(await askUser('encrypt', (wallet) => wallet.encrypt(data, algorithm)), 'encrypt');
    },

    async decrypt(data, algorithm) {
      await permit('DECRYPT');
      return bytesAnswer(await askUser('decrypt', (wallet) => wallet.decrypt(data, algorithm)), 'decrypt');
    },

    async dispatch(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      await permit('DISPATCH');
      const answer = await askUser('dispatch', (wallet) => wallet.dispatch(openCopyOf(asked)));
      return confirmDispatch(answer, asked, address);
    },

    saveKeyfile: unsupportedBy(wander),
  });
}

/** Wander, with the app's gateway to confirm what it sends. */
export const openWander = ({ network }: Pick<ConnectorHost, 'network'>): WalletConnector =>
  createWander({ confirmDispatch: confirmerAt(network.gateways) });

/** The extension gets an item or transaction of its own, which it may change. The answer is checked against the frozen one. */
function openCopyOf<Asked extends DataItemInput | TransactionLike>(asked: Asked): Asked {
  const data = typeof asked.data === 'string' ? asked.data : asked.data.slice();
  return { ...asked, data, tags: (asked.tags ?? []).map((tag) => ({ ...tag })) };
}
