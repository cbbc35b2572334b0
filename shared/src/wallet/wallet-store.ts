import type { Address } from '../arweave';
import { AppError } from '../errors';
import { createApprovalQueue } from './approval-queue';
import { type Attempt, attemptToConnect } from './attempt';
import { connectorOpener } from './open-connector';
import type { PairingView } from './pairing-view';
import type { RememberedMethod } from './remembered-method';
import type { Wallet, WalletConnector, WalletEvent, WalletMethod, WalletState } from './types';
import { createUnlockQueue } from './unlock-queue';
import type { WalletDescriptor, WalletNetwork } from './wallet-descriptor';
import { descriptorOf } from './wallets';

export interface WalletStoreOptions {
  remembered: RememberedMethod;
  /** Default: the public one. */
  network?: WalletNetwork;
  /** Finds a wallet by any of its names. Default: among the wallets of the product. */
  find?: (method: string | null) => WalletDescriptor | undefined;
}

/** The app's one wallet connection, apart from React. */
export interface WalletStore {
  /** What is now; the same object until something changes. */
  wallet: () => Wallet;
  /** Hears when `wallet` has changed; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  /** Connects again with the wallet that was used last; returns its undo, which leaves nothing running. */
  start: () => () => void;
}

const disconnected: WalletState = { status: 'disconnected' };
/** That an earlier connection has ended meanwhile is no news to whoever opens the app. */
const afterFailure = (failure: AppError, { isAutomatic }: Attempt): WalletState =>
  isAutomatic && failure.code === 'wallet.not-connected' ? disconnected : { status: 'disconnected', failure };

const publicNetwork: WalletNetwork = { gateway: 'https://arweave.net/', wallets: {} };

export function createWalletStore({
  remembered,
  network = publicNetwork,
  find = descriptorOf,
}: WalletStoreOptions): WalletStore {
  const listeners = new Set<() => void>();
  let state: WalletState = disconnected;
  let isPopupOpen = false;
  let attempt: Attempt | undefined;
  let stopHearing: (() => void) | undefined;

  const approvals = createApprovalQueue(() => publish());
  const unlocks = createUnlockQueue(() => publish());
  const clearQueues = () => {
    approvals.clear();
    unlocks.clear();
  };
  let pairing: PairingView | undefined;
  const showPairing = (view: PairingView | undefined) => {
    pairing = view;
    publish();
  };
  const openConnector = connectorOpener({
    approve: approvals.ask,
    unlock: unlocks.ask,
    showPairing,
    network,
  });

  const setPopupOpen = (isOpen: boolean) => {
    isPopupOpen = isOpen;
    // An old failure has been seen by then.
    if (isOpen && state.status === 'disconnected') state = disconnected;
    publish();
  };

  /** Leaves what is for something else. What waits for the user, and what they approved in advance, ends with it. */
  const become = (next: WalletState, nextAttempt?: Attempt) => {
    stopHearing?.();
    stopHearing = undefined;
    attempt = nextAttempt;
    state = next;
    clearQueues();
    publish();
  };

  const hear = (event: WalletEvent) => {
    if (state.status !== 'connected') return;
    if (event.type === 'disconnected') {
      remembered.write(null);
      become(disconnected);
      return;
    }
    state = { ...state, address: event.address };
    clearQueues();
    publish();
  };

  const adopt = (method: WalletMethod, connector: WalletConnector, address: Address) => {
    isPopupOpen = false;
    become({ status: 'connected', method, address, connector });
    stopHearing = connector.subscribe(hear);
    remembered.write(method);
  };

  const follow = async (mine: Attempt, method: WalletMethod): Promise<Address> => {
    const { connector, address } = await mine.outcome.catch((failure: AppError) => {
      if (attempt === mine) become(afterFailure(failure, mine));
      throw failure;
    });
    if (attempt !== mine) throw new AppError('wallet.connection-canceled');
    adopt(method, connector, address);
    return address;
  };

  const begin = (descriptor: WalletDescriptor, isAutomatic = false): Promise<Address> => {
    const mine = attemptToConnect(descriptor, openConnector, isAutomatic);
    become({ status: 'connecting', method: descriptor.method }, mine);
    return follow(mine, descriptor.method);
  };

  const connect = async (name: WalletMethod): Promise<Address> => {
    if (state.status === 'connected') throw new AppError('wallet.already-connected');
    if (attempt) return (await attempt.outcome).address;
    // Areas are built apart from the shell: nothing has checked what they ask for.
    if (!name) throw new AppError('wallet.method-missing');
    const descriptor = find(name);
    if (!descriptor) throw new AppError('wallet.method-unknown', { params: { wallet: name } });
    return begin(descriptor);
  };

  const disconnect = async (): Promise<void> => {
    const before = state;
    attempt?.callOff();
    remembered.write(null);
    become(disconnected);
    if (before.status === 'connected') await before.connector.disconnect();
  };

  const prepare = (name: WalletMethod): void => {
    const descriptor = find(name);
    if (!descriptor || state.status !== 'disconnected') return;
    openConnector(descriptor).then(
      (connector) => connector.prepare?.(),
      // Whoever connects hears of it.
      () => undefined,
    );
  };

  const saveKeyfile = async () => {
    const descriptor = find('QuickWallet');
    const connector = descriptor && (await openConnector(descriptor));
    if (!connector?.saveKeyfile) {
      throw new AppError('wallet.unsupported', { params: { wallet: 'QuickWallet' } });
    }
    await connector.saveKeyfile();
  };

  const actions = {
    openPopup: () => setPopupOpen(true),
    closePopup: () => setPopupOpen(false),
    prepare,
    connect,
    disconnect,
    saveKeyfile,
  };
  const snapshot = (): Wallet => ({
    ...actions,
    state,
    isPopupOpen,
    approvals: approvals.waiting(),
    unlocks: unlocks.waiting(),
    pairing,
  });
  let wallet = snapshot();

  function publish() {
    wallet = snapshot();
    for (const listener of listeners) listener();
  }

  return {
    wallet: () => wallet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const descriptor = find(remembered.read());
      // A failure is shown by the state.
      if (descriptor) begin(descriptor, true).catch(() => undefined);
      return () => {
        attempt?.callOff();
        become(disconnected);
      };
    },
  };
}
