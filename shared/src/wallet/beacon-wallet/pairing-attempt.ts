import { AppError, hasCode, isAppError } from '../../errors';
import { unlessAborted } from '../../waiting';
import type { BeaconSession, SessionState } from './beacon-session';
import type { PairingScreen } from './pairing-screen';
import { deepLink, pairingUri } from './protocol';

interface PairingAttemptOptions {
  session: BeaconSession;
  screen: PairingScreen;
  /** Returns the URL of this page, to which a wallet on the same phone returns. */
  pageUrl: () => string;
}

/** Pairing as its user sees it: a code that can be renewed when it has expired, and given up at any time. */
export class PairingAttempt {
  readonly #options: PairingAttemptOptions;
  #current: AbortController | undefined;

  constructor(options: PairingAttemptOptions) {
    this.#options = options;
  }

  /**
   * Resumes the pairing of this tab, or makes a new one. A new call ends the attempt before.
   * @param getToKnow returns the wallet's account, before the pairing counts as done
   * @throws AppError `wallet.connection-canceled`, `wallet.broker-unreachable`, the reason it was ended with, or
   * the error of `getToKnow`, which ends the pairing
   */
  async run<T>(getToKnow: () => Promise<T>): Promise<T> {
    const { session, screen } = this.#options;
    this.end(new AppError('wallet.connection-canceled'));
    const mine = new AbortController();
    this.#current = mine;
    try {
      if (!(await this.#comeBack())) await this.#pair(mine.signal);
      screen.show({ step: 'opening', cancel: this.#cancel });
      const result = await getToKnow();
      screen.showStatus('success');
      return result;
    } catch (error) {
      if (this.#current !== mine) throw error;
      screen.show(undefined);
      if (session.state.status !== 'idle') await session.cancel();
      throw error;
    } finally {
      if (this.#current === mine) this.#current = undefined;
    }
  }

  /** Ends an attempt that is under way, also one whose code has expired. */
  end(reason: AppError): void {
    this.#current?.abort(reason);
    this.#current = undefined;
  }

  /** Shows the session's state as long as an attempt waits for it. */
  show(state: SessionState): void {
    const { screen, pageUrl } = this.#options;
    if (!this.#current) return;
    if (state.status === 'opening' || state.status === 'reconnecting')
      screen.show({ step: state.status, cancel: this.#cancel });
    if (state.status === 'pairing') {
      const { uid, expiresAtMs } = state;
      const link = deepLink(pageUrl());
      screen.show({ step: 'code', uri: pairingUri(uid), deepLink: link, expiresAtMs, cancel: this.#cancel });
    }
  }

  readonly #cancel = (): void => {
    const { session, screen } = this.#options;
    this.end(new AppError('wallet.connection-canceled'));
    screen.show(undefined);
    void session.cancel();
  };

  /** A wallet that no longer answers is paired anew; an unreachable broker is an error. */
  async #comeBack(): Promise<boolean> {
    try {
      return await this.#options.session.reconnect();
    } catch (error) {
      // The page may have begun to resume it by itself, and this attempt waited for the outcome.
      const cause = hasCode(error, 'wallet.reconnection-failed') ? error.cause : error;
      if (hasCode(cause, 'wallet.reconnection-timeout')) return false;
      throw error;
    }
  }

  async #pair(signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted();
      await this.#options.session.pair();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'wallet.pairing-expired') throw error;
      await this.#renewal(signal);
      await this.#pair(signal);
    }
  }

  /** Shows an expired code until its user asks for a new one. */
  #renewal(signal: AbortSignal): Promise<void> {
    const { screen } = this.#options;
    const renewed = new Promise<void>((renew) => {
      screen.show({ step: 'expired', renew, cancel: this.#cancel });
    });
    return unlessAborted(renewed, signal);
  }
}
