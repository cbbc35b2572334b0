import type { Address } from '../arweave';
import { AppError, hasCode } from '../errors';
import { type Attempt, attemptToConnect } from './attempt';
import type { WalletConnector, WalletEvent } from './connector';
import type { OpenConnector } from './load-wallet';
import type { RememberedMethod } from './remembered-method';
import { guardedDoors } from './signing-doors';
import type { WalletState } from './wallet';
import { descriptorOf, type WalletDescriptor, type WalletName } from './wallets';

export interface WalletSessionOptions {
  wallets: readonly WalletDescriptor[];
  openConnector: OpenConnector;
  remembered: RememberedMethod;
  /** Called before a new connection is published. */
  onConnected: () => void;
  /** Called when the account changes or the connection ends: requests to its user end with it. */
  onLeave: () => void;
  /** Called after every change of `state`. */
  onChange: () => void;
}

/** The one connection of the app, from the attempt to its end. */
export interface WalletSession {
  state: () => WalletState;
  /** See `Wallet.connect`. */
  connect: (name: WalletName) => Promise<Address>;
  /** See `Wallet.disconnect`. */
  disconnect: () => Promise<void>;
  /** See `Wallet.acceptSwitch`. */
  acceptSwitch: () => Promise<void>;
  /** Connects again with the wallet that was used last, unless it shall not. Returns its undo, which leaves nothing running. */
  resume: (isWanted: boolean) => () => void;
  /** Drops the failure of the last attempt. */
  forgetFailure: () => void;
}

const disconnected: WalletState = { status: 'disconnected' };

/** So long a page waits for an earlier connection. After that it counts as disconnected until the wallet answers. */
const resumingMs = 2000;

/** An earlier connection that has ended, was another tab's, or whose phone is away. */
const endedConnection: ReadonlySet<string> = new Set([
  'wallet.not-connected',
  'wallet.not-paired',
  'wallet.reconnection-timeout',
]);

/** A cancellation by the user, and the end of an earlier connection to a user who only opens the app, are not reported. */
function afterFailure(failure: AppError, { isAutomatic }: Attempt): WalletState {
  const isExpected =
    hasCode(failure, 'wallet.connection-canceled') || (isAutomatic && endedConnection.has(failure.code));
  return isExpected ? disconnected : { status: 'disconnected', failure };
}

/**
 * A wallet reports that its user switched to the account `to`: nothing counts as connected until the user accepts that
 * on the page. In this browser's own wallet (`isBuiltIn`), the user did so on a page of this app.
 */
function afterSwitch(
  state: Extract<WalletState, { status: 'connected' | 'switched' }>,
  to: Address,
  connector: WalletConnector,
  isBuiltIn: boolean,
): WalletState {
  const { method } = state;
  const from = state.status === 'switched' ? state.from : state.address;
  return isBuiltIn || to === from
    ? { status: 'connected', method, connector, address: to }
    : { status: 'switched', method, connector, from, to };
}

export function createWalletSession({
  wallets,
  openConnector,
  remembered,
  onConnected,
  onLeave,
  onChange,
}: WalletSessionOptions): WalletSession {
  let state: WalletState = disconnected;
  let attempt: Attempt | undefined;
  /** The wallet's own connector, whose doors are always open. */
  let opened: WalletConnector | undefined;
  let unsubscribe: (() => void) | undefined;

  /**
   * Hands a connector to areas for one account: after a switch or the end of the connection, the connector that
   * an area kept signs nothing.
   */
  const handOut = (): WalletConnector => {
    if (!opened) throw new AppError('wallet.not-connected');
    const mine: WalletConnector = guardedDoors(opened, () => {
      if (!('connector' in state)) throw new AppError('wallet.not-connected');
      const isMine = state.status === 'connected' && state.connector === mine;
      if (!isMine) throw new AppError('wallet.account-changed', { retryable: true });
    });
    return mine;
  };

  const become = (next: WalletState, nextAttempt?: Attempt) => {
    unsubscribe?.();
    unsubscribe = undefined;
    attempt = nextAttempt;
    state = next;
    onLeave();
    onChange();
  };

  const follow = (event: WalletEvent) => {
    if (state.status !== 'connected' && state.status !== 'switched') return;
    if (event.type === 'disconnected') {
      remembered.write(null);
      become(disconnected);
      return;
    }
    if (state.status === 'connected' && state.address === event.address) return;
    state = afterSwitch(
      state,
      event.address,
      handOut(),
      descriptorOf(state.method, wallets)?.kind === 'built-in',
    );
    onLeave();
    onChange();
  };

  /** Lets the page be used while a wallet is slow to resume. */
  const goOnWithout = (slow: Attempt) => {
    if (attempt !== slow) return;
    state = disconnected;
    onChange();
  };

  /** Ends the resuming of an earlier connection, now that the user has chosen a wallet. */
  const replace = (resuming: Attempt, chosen: WalletDescriptor) => {
    if (resuming.descriptor === chosen) resuming.giveWay();
    else resuming.callOff();
  };

  const begin = async (descriptor: WalletDescriptor, isAutomatic = false): Promise<Address> => {
    const { method } = descriptor;
    const mine = attemptToConnect(descriptor, openConnector, isAutomatic);
    become({ status: 'connecting', method, ...(isAutomatic && { isResuming: true }) }, mine);
    const stopWaiting = isAutomatic ? setTimeout(() => goOnWithout(mine), resumingMs) : undefined;
    const { connector, address } = await mine.outcome
      .catch((failure: AppError) => {
        if (attempt === mine) become(afterFailure(failure, mine));
        throw failure;
      })
      .finally(() => clearTimeout(stopWaiting));
    if (attempt !== mine) throw new AppError('wallet.connection-canceled');
    onConnected();
    remembered.write(method);
    opened = connector;
    become({ status: 'connected', method, address, connector: handOut() });
    unsubscribe = connector.subscribe(follow);
    return address;
  };

  return {
    state: () => state,

    async connect(name) {
      if (state.status === 'connected' || state.status === 'switched')
        throw new AppError('wallet.already-connected');
      if (attempt && !attempt.isAutomatic) return (await attempt.outcome).address;
      // Areas are built apart from the shell: nothing has checked the name.
      if (!name) throw new AppError('wallet.method-missing');
      const descriptor = descriptorOf(name, wallets);
      if (!descriptor) throw new AppError('wallet.method-unknown', { params: { wallet: name } });
      if (attempt) replace(attempt, descriptor);
      return begin(descriptor);
    },

    async disconnect() {
      const before = state;
      attempt?.callOff();
      remembered.write(null);
      become(disconnected);
      if (before.status === 'connected' || before.status === 'switched') await before.connector.disconnect();
    },

    async acceptSwitch() {
      const shown = state;
      if (shown.status !== 'switched') return;
      const { method, to } = shown;
      const connector = handOut();
      const address = await connector.getActiveAddress();
      if (state !== shown) return;
      state =
        address === to ? { status: 'connected', method, connector, address } : { ...shown, to: address };
      onChange();
    },

    resume(isWanted) {
      const descriptor = isWanted ? descriptorOf(remembered.read(), wallets) : undefined;
      // A failure is in the state.
      if (descriptor) begin(descriptor, true).catch(() => undefined);
      return () => {
        attempt?.callOff();
        become(disconnected);
      };
    },

    forgetFailure() {
      if (state.status === 'disconnected') state = disconnected;
    },
  };
}
