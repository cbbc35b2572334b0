import {
  bytesOf,
  completedTransaction,
  copiedItem,
  type DataItemInput,
  parseWhatWasAsked,
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
} from '../checked-answers';
import type { WalletConnector, WalletPermission } from '../connector';
import { unsupportedBy } from '../unsupported';
import { wander } from './descriptor';
import { detectWander } from './detection';
import type { InjectedWallet } from './injected-wallet';
import { createWanderSession } from './wander-session';

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
  const session = createWanderSession({ appInfo, detect });
  const { account, publicKey, ask, askUser } = session;

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
      return completedTransaction(asked, answer, address);
    },

    async signDataItem(item) {
      const address = account();
      const asked = copiedItem(item);
      const given = openCopyOf(asked);
      const answer = await askUser('signDataItem', (wallet) => wallet.signDataItem(given));
      return (await parseWhatWasAsked(bytesAnswer(answer, 'signDataItem'), asked, address)).bytes;
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

    encrypt: async (data, algorithm) =>
      bytesAnswer(await askUser('encrypt', (wallet) => wallet.encrypt(bytesOf(data), algorithm)), 'encrypt'),

    decrypt: async (data, algorithm) =>
      bytesAnswer(await askUser('decrypt', (wallet) => wallet.decrypt(bytesOf(data), algorithm)), 'decrypt'),

    dispatch: unsupportedBy(wander),
    saveKeyfile: unsupportedBy(wander),
  };
}

/** The extension gets an item of its own, which it may change. The answer is checked against the frozen one. */
function openCopyOf(item: DataItemInput): DataItemInput {
  const data = typeof item.data === 'string' ? item.data : bytesOf(item.data).slice();
  return { ...item, data, tags: (item.tags ?? []).map((tag) => ({ ...tag })) };
}
