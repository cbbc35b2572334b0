import { AppError } from '../errors';
import { createApprovalQueue } from './approval-queue';
import type { KeptApprovals } from './kept-approvals';
import { connectorOpener, keyfileWallet, type WalletPairing } from './load-wallet';
import type { RememberedMethod } from './remembered-method';
import { createUnlockQueue } from './unlock-queue';
import type { Wallet } from './wallet';
import type { WalletNetwork } from './wallet-descriptor';
import { createWalletSession } from './wallet-session';
import { descriptorOf, type WalletDescriptor, type WalletName, walletDescriptors } from './wallets';

export interface WalletStoreOptions {
  remembered: RememberedMethod;
  /** The approvals given ahead that outlive the page. Default: none does. */
  keptApprovals?: KeptApprovals;
  /** Default: the public one. */
  network?: WalletNetwork;
  /** Default: the wallets of the product. */
  wallets?: readonly WalletDescriptor[];
}

/** The app's one wallet connection, without React. */
export interface WalletStore {
  /** Returns the same object until something changes. */
  wallet: () => Wallet;
  /** Calls the listener when `wallet` has changed; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Connects again with the wallet that was used last, and gives the page the wallet that is for it, as far as the
   * network's configuration wants that; returns its undo, which leaves nothing running.
   */
  start: () => () => void;
}

const publicNetwork: WalletNetwork = { gateways: ['https://arweave.net/'], wallets: {} };

const keepsNone: KeptApprovals = { has: () => false, add: () => undefined, keepOnly: () => undefined };

export function createWalletStore({
  remembered,
  keptApprovals = keepsNone,
  network = publicNetwork,
  wallets = walletDescriptors,
}: WalletStoreOptions): WalletStore {
  const listeners = new Set<() => void>();
  let isPopupOpen = false;
  let pairing: WalletPairing | undefined;

  const connectedAddress = () => {
    const state = session.state();
    return state.status === 'connected' ? state.address : undefined;
  };
  const approvals = createApprovalQueue(() => publish(), {
    has: (subject) => {
      const address = connectedAddress();
      return address !== undefined && keptApprovals.has(address, subject);
    },
    add: (subject) => {
      const address = connectedAddress();
      if (address) keptApprovals.add(address, subject);
    },
  });
  const unlocks = createUnlockQueue(() => publish());
  const openConnector = connectorOpener({
    approve: approvals.ask,
    unlock: unlocks.ask,
    showPairing: (view) => {
      pairing = view;
      publish();
    },
    network,
  });
  const session = createWalletSession({
    wallets,
    openConnector,
    remembered: {
      read: remembered.read,
      write: (method) => {
        remembered.write(method);
        if (method === null) keptApprovals.keepOnly();
      },
    },
    onConnected: () => {
      isPopupOpen = false;
    },
    onLeave: () => {
      approvals.clear();
      unlocks.clear();
    },
    onChange: () => {
      const address = connectedAddress();
      if (address) keptApprovals.keepOnly(address);
      publish();
    },
  });

  const setPopupOpen = (isOpen: boolean) => {
    isPopupOpen = isOpen;
    // The user has seen an old failure by then.
    if (isOpen) session.forgetFailure();
    publish();
  };

  const actions = {
    endRun: approvals.endRun,
    openPopup: () => setPopupOpen(true),
    closePopup: () => setPopupOpen(false),
    connect: session.connect,
    disconnect: session.disconnect,
    acceptSwitch: session.acceptSwitch,
    prepare: (name: WalletName) => {
      const descriptor = descriptorOf(name, wallets);
      if (!descriptor || session.state().status !== 'disconnected') return;
      openConnector(descriptor).then(
        (connector) => connector.prepare?.(),
        // The attempt to connect reports it.
        () => undefined,
      );
    },
    saveKeyfile: async () => {
      const descriptor = keyfileWallet(wallets);
      if (!descriptor) throw new AppError('wallet.no-account');
      await (await openConnector(descriptor)).saveKeyfile();
    },
  };
  const snapshot = (): Wallet => ({
    ...actions,
    state: session.state(),
    lastMethod: descriptorOf(remembered.read(), wallets)?.method,
    isPopupOpen,
    approvals: approvals.waiting(),
    runs: approvals.runs(),
    unlocks: unlocks.waiting(),
    pairing,
  });
  let wallet = snapshot();

  function publish() {
    wallet = snapshot();
    for (const listener of listeners) listener();
  }

  /** Gives the page a wallet's API, if it has one. */
  const give = (descriptor: WalletDescriptor): (() => void) => {
    let takeBack: (() => void) | undefined;
    let isOver = false;
    descriptor.loadPageApi?.().then(
      (givePageApi) => {
        if (!isOver) takeBack = givePageApi(() => openConnector(descriptor));
      },
      // The page goes without it: nobody of the app waits for it.
      () => undefined,
    );
    return () => {
      isOver = true;
      takeBack?.();
    };
  };

  return {
    wallet: () => wallet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const { autoConnect = true, pageApi = false } = network.walletOptions ?? {};
      const undos = [session.resume(autoConnect), ...(pageApi ? wallets.map(give) : [])];
      return () => {
        for (const undo of undos) undo();
      };
    },
  };
}
