import type { Address } from '../arweave';
import { AppError, isAppError } from '../errors';
import type { WalletConnector } from './connector';
import type { OpenConnector } from './load-wallet';
import type { WalletDescriptor } from './wallets';

/** A connection being made. */
export interface Attempt {
  descriptor: WalletDescriptor;
  /** Fails with an AppError: the wallet's, `wallet.connect-failed`, or `wallet.connection-canceled`. */
  outcome: Promise<{ connector: WalletConnector; address: Address }>;
  /** True when the app connects by itself, without a choice of the user. */
  isAutomatic: boolean;
  /** Ends the attempt at once, even while the wallet's code is being loaded. */
  callOff: () => void;
  /** Ends the attempt at once for another one with the same wallet, which isn't disconnected. */
  giveWay: () => void;
}

const canceled = () => new AppError('wallet.connection-canceled');

const wrapped = (error: unknown): never => {
  throw isAppError(error) ? error : new AppError('wallet.connect-failed', { cause: error, retryable: true });
};

/** @param isAutomatic uses the connector's `reconnect`, if it has one */
export function attemptToConnect(
  descriptor: WalletDescriptor,
  openConnector: OpenConnector,
  isAutomatic = false,
): Attempt {
  const off = new AbortController();
  let connector: WalletConnector | undefined;

  const calledOff = new Promise<never>((_, reject) => {
    off.signal.addEventListener('abort', () => reject(canceled()));
  });
  const connecting = async () => {
    const opened = await openConnector(descriptor);
    if (off.signal.aborted) throw canceled();
    connector = opened;
    const address = await (isAutomatic && opened.reconnect
      ? opened.reconnect()
      : opened.connect(descriptor.permissions));
    return { connector: opened, address };
  };
  return {
    descriptor,
    outcome: Promise.race([connecting(), calledOff]).catch(wrapped),
    isAutomatic,
    giveWay: () => off.abort(),
    callOff: () => {
      off.abort();
      // The attempt has failed already, so the wallet's answer doesn't matter.
      connector?.disconnect().catch(() => undefined);
    },
  };
}
