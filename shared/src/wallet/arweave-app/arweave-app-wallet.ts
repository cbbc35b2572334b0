import {
  type Address,
  bytesOf,
  completedTransaction,
  type DataItemInput,
  isAddress,
  parseWhatWasAsked,
  rsaPss,
  signableTransaction,
  type TransactionLike,
  unshared,
} from '../../arweave';
import { AppError } from '../../errors';
import { type AppInfo, appInfo as ownAppInfo } from '../app-info';
import {
  addressAnswer,
  assertMessageHash,
  bytesAnswer,
  messageSignatureAnswer,
  publicKeyAnswer,
} from '../checked-answers';
import type { WalletConnector, WalletEvent, WalletPermission } from '../connector';
import { unsupportedBy } from '../unsupported';
import type { WalletNetwork } from '../wallet-descriptor';
import { Bridge, type BridgeState } from './bridge';
import { arweaveApp } from './descriptor';
import { defaultWalletUrl, walletUrl } from './protocol';

const permissions: readonly WalletPermission[] = [
  'ACCESS_ADDRESS',
  'ACCESS_PUBLIC_KEY',
  'SIGN_TRANSACTION',
  'SIGNATURE',
  'ENCRYPT',
  'DECRYPT',
];

export interface ArweaveAppOptions {
  /** Its `wallets.arweaveApp` is the address of the wallet. Default: its makers' own, https://arweave.app. */
  network: Pick<WalletNetwork, 'wallets'>;
  /** Default: the app's own. */
  appInfo?: AppInfo;
}

/**
 * The web wallet arweave.app, in a popup until it is connected and in an iframe afterwards. It signs text only, and has no raw
 * signatures. What it answers is checked. Fails with AppErrors `wallet.*`, `data-item.*`, `transaction.*`.
 */
export function createArweaveApp({
  network: {
    wallets: { arweaveApp: url = defaultWalletUrl },
  },
  appInfo = ownAppInfo(),
}: ArweaveAppOptions): WalletConnector {
  const listeners = new Set<(event: WalletEvent) => void>();
  let bridge: Bridge | undefined;
  let active: Address | undefined;

  const tell = (event: WalletEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  /** Lets go of the connection; what becomes of its windows is up to the caller. */
  const forget = (): Bridge | undefined => {
    const before = bridge;
    bridge = undefined;
    active = undefined;
    return before;
  };

  const hear = (from: Bridge, { address: said, connected }: BridgeState) => {
    if (bridge !== from || !active || said === active) return;
    if (!connected) {
      forget()?.close();
      tell({ type: 'disconnected' });
    } else if (said !== undefined && isAddress(said)) {
      active = said;
      tell({ type: 'address', address: said });
    }
    // An account that can't be one is none to follow: the one before stays, and all that is signed is checked against it.
  };

  const openBridge = async (join: (bridge: Bridge) => Promise<string>): Promise<Address> => {
    forget()?.close();
    const mine: Bridge = new Bridge({
      url: walletUrl(url, { origin: window.location.origin, ...appInfo }),
      title: arweaveApp.name,
      onState: (state) => hear(mine, state),
    });
    bridge = mine;
    try {
      const address = addressAnswer(await join(mine));
      if (bridge === mine) active = address;
      return address;
    } catch (error) {
      if (bridge === mine) forget();
      mine.close();
      throw error;
    }
  };

  const account = (): Address => {
    if (!active) throw new AppError('wallet.not-connected');
    return active;
  };

  const ask = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    if (!(bridge && active)) throw new AppError('wallet.not-connected');
    return bridge.request(method, params);
  };

  const publicKey = async () => publicKeyAnswer(await ask('getPublicKey'), account());

  return {
    /** Also asked by libraries that are handed a connected wallet. */
    connect: async () => active ?? openBridge((opened) => opened.connect()),
    reconnect: () => openBridge((opened) => opened.resume()),
    disconnect: async () => forget()?.leave(),

    getActiveAddress: async () => account(),
    getActivePublicKey: publicKey,
    getPermissions: async () => permissions,

    async sign(transaction) {
      const address = account();
      const asked = await signableTransaction(transaction);
      return completedTransaction(asked, await ask('signTransaction', [headerOf(asked), {}]), address);
    },

    async signDataItem(item) {
      const address = account();
      const answer = await ask('signDataItem', [textItem(item)]);
      return (await parseWhatWasAsked(bytesAnswer(answer, 'signDataItem'), item, address)).bytes;
    },

    signature: unsupportedBy(arweaveApp),
    dispatch: unsupportedBy(arweaveApp),
    saveKeyfile: unsupportedBy(arweaveApp),

    async signMessage(data, { hashAlgorithm = rsaPss.hash } = {}) {
      assertMessageHash(hashAlgorithm);
      const bytes = unshared(bytesOf(data));
      const answer = await ask('signMessage', [bytes, { hashAlgorithm }]);
      return messageSignatureAnswer(answer, {
        publicKey: await publicKey(),
        message: bytes,
        hash: hashAlgorithm,
      });
    },

    encrypt: async (data, algorithm) =>
      bytesAnswer(await ask('encrypt', [bytesOf(data), await publicKey(), algorithm]), 'encrypt'),

    decrypt: async (data, algorithm) =>
      bytesAnswer(await ask('decrypt', [bytesOf(data), algorithm]), 'decrypt'),

    subscribe(listener) {
      const own = (event: WalletEvent) => listener(event);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

/** A transaction without its data, which the wallet doesn't need in order to sign its root. */
function headerOf(transaction: TransactionLike): Omit<TransactionLike, 'data'> {
  const { format, last_tx, target, quantity, reward, data_size, data_root, tags, owner, signature, id } =
    transaction;
  const plainTags = tags.map(({ name, value }) => ({ name, value }));
  return {
    format,
    last_tx,
    target,
    quantity,
    reward,
    data_size,
    data_root,
    tags: plainTags,
    owner,
    signature,
    id,
  };
}

/**
 * An item as the wallet takes it: its data as text.
 * @throws AppError `wallet.data-not-text`
 */
function textItem({ data, tags = [], target }: DataItemInput) {
  return {
    data: typeof data === 'string' ? data : textOf(bytesOf(data)),
    tags: tags.map((tag) => ({ ...tag })),
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
