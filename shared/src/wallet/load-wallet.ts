import { AppError } from '../errors';
import type { OpenRoomLink } from './broker-link';
import type { WalletConnector } from './connector';
import type { KeyfileImport, LendKeyfile } from './keyfile';
import type { PairingView } from './pairing-view';
import type { ConnectorHost, WalletNetwork } from './wallet-descriptor';
import { type WalletDescriptor, type WalletMethod, walletDescriptors } from './wallets';

/** A pairing view with the wallet that it belongs to. */
export type WalletPairing = PairingView & { method: WalletMethod };

/** The app's services for all connectors; `showPairing` gets the wallet that shows something, too. */
export interface WalletHost extends Omit<ConnectorHost, 'showPairing'> {
  showPairing: (view: WalletPairing | undefined) => void;
}

/** Returns each wallet's one connector, made when it is first asked for. @throws AppError `wallet.load-failed` */
export type OpenConnector = (descriptor: WalletDescriptor) => Promise<WalletConnector>;

/** Waits for a wallet's code. @throws AppError `wallet.load-failed` */
async function walletCode<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AppError('wallet.load-failed', { cause, retryable: true });
  }
}

/** A load that failed is tried again the next time its wallet is asked for. */
export function connectorOpener({ showPairing, ...host }: WalletHost): OpenConnector {
  const opened = new Map<WalletDescriptor, Promise<WalletConnector>>();

  const open = async ({ load, method }: WalletDescriptor): Promise<WalletConnector> => {
    const create = await walletCode(load());
    return create({ ...host, showPairing: (view) => showPairing(view && { ...view, method }) });
  };

  return (descriptor) => {
    const earlier = opened.get(descriptor);
    if (earlier) return earlier;
    const connector = open(descriptor);
    opened.set(descriptor, connector);
    connector.catch(() => opened.delete(descriptor));
    return connector;
  };
}

/** The one wallet whose account lies in a keyfile, which can be saved and imported. */
export const keyfileWallet = (
  among: readonly WalletDescriptor[] = walletDescriptors,
): WalletDescriptor | undefined => among.find(({ capabilities }) => capabilities.savesKeyfile);

/** An import with the wallet whose accounts it brings. */
export type KeyfileImportOfWallet = KeyfileImport & { method: WalletMethod };

/**
 * Loads the import of an account from a file. End the connection before a change of the account, because a tab gets no
 * event for its own changes, and connect again after it.
 * @throws AppError `wallet.load-failed`, `wallet.no-account` when no wallet has a keyfile
 */
export async function openKeyfileImport(): Promise<KeyfileImportOfWallet> {
  const { method, loadKeyfileImport } = keyfileWallet() ?? {};
  if (!method || !loadKeyfileImport) throw new AppError('wallet.no-account');
  const create = await walletCode(loadKeyfileImport());
  return { ...create(), method };
}

/**
 * Loads what lends the key of the account in this browser.
 * @throws AppError `wallet.load-failed`, `wallet.no-account` when no wallet has a keyfile
 */
export async function openKeyfileLoan(): Promise<LendKeyfile> {
  const { loadKeyfileLoan } = keyfileWallet() ?? {};
  if (!loadKeyfileLoan) throw new AppError('wallet.no-account');
  return walletCode(loadKeyfileLoan());
}

/**
 * Loads the link to the brokers of a network, at which wallets on other phones are paired.
 * @throws AppError `wallet.load-failed`, `wallet.options-invalid`, and `wallet.broker-unreachable` when no wallet has brokers
 */
export async function openRoomLink(network: WalletNetwork): Promise<OpenRoomLink> {
  const loading = walletDescriptors.find((wallet) => wallet.loadRoomLink)?.loadRoomLink?.();
  if (!loading) throw new AppError('wallet.broker-unreachable');
  return (await walletCode(loading))(network);
}
