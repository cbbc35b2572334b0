import type { Address } from '../arweave';
import type { AppError } from '../errors';
import type { ApprovalRequest, WalletConnector } from './connector';
import type { WalletPairing } from './load-wallet';
import type { UnlockRequest } from './wallet-lock';
import type { WalletMethod, WalletName } from './wallets';

export type WalletState =
  | { status: 'disconnected'; failure?: AppError }
  /** `isResuming`: nobody has asked for it, and any choice of the user takes its place. */
  | { status: 'connecting'; method: WalletMethod; isResuming?: true }
  | { status: 'connected'; method: WalletMethod; address: Address; connector: WalletConnector }
  /** The wallet switched from one account to another by itself. Nothing is signed until its user confirmed that. */
  | { status: 'switched'; method: WalletMethod; from: Address; to: Address; connector: WalletConnector };

/** The shell's one wallet context, as areas get it. */
export interface Wallet {
  /**
   * `failure` is the error of the last attempt to connect. It stays until the next attempt or until the popup is
   * opened again.
   */
  state: WalletState;
  /** The wallet of this connection or the last one, until its user disconnects it: also while it can't be reached. */
  lastMethod?: WalletMethod;
  isPopupOpen: boolean;
  openPopup: () => void;
  closePopup: () => void;
  /** Loads a wallet's code ahead and lets it begin what takes long, such as making a key. */
  prepare: (name: WalletName) => void;
  /**
   * Connects with a method and remembers it. While a connection that was chosen is being made, the choice is ignored
   * and this is that connection's outcome; a connection that is only resumed gives way. Fails with
   * `wallet.already-connected` while a connection exists, `wallet.method-missing` and `wallet.method-unknown`, and as
   * the wallet does.
   */
  connect: (name: WalletName) => Promise<Address>;
  /** Goes on with the account that the wallet switched to; `disconnect` refuses it. */
  acceptSwitch: () => Promise<void>;
  /** Ends the connection, or calls off the one being made. */
  disconnect: () => Promise<void>;
  /**
   * Saves the key of this browser's account, connected or not, as a file on this device; if it is locked, its
   * user unlocks it first. Fails with `wallet.no-account`, `wallet.declined`, `wallet.record-corrupt`,
   * `wallet.storage-denied`, `wallet.load-failed`.
   */
  saveKeyfile: () => Promise<void>;
  /** The approvals waiting for an answer, oldest first; the shell shows them. */
  approvals: readonly ApprovalRequest[];
  /** The processes that the user runs from this device without being asked for each act, until the connection ends. */
  runs: readonly string[];
  /** Asks again for each act of a process. */
  endRun: (process: string) => void;
  /** The wallets waiting for their user to unlock them, oldest first; the shell shows them. */
  unlocks: readonly UnlockRequest[];
  /** The step of pairing with a wallet on another phone, if there is something to show; the shell shows it. */
  pairing?: WalletPairing;
}
