import { AppError } from '../../errors';
import type { BrokerLink, BrokerMessage, OpenBrokerLink } from './broker-link';
import { type Deferred, deferred } from './deferred';
import { PendingRequests } from './pending-requests';
import {
  type BeaconAction,
  type ConnectionOffer,
  pairingLifetimeMs,
  readWalletMessage,
  reconnectionTimeoutMs,
  requestTopic,
  responseTopic,
} from './protocol';
import type { SessionRecord } from './session-record';

export type SessionState =
  | { status: 'idle' }
  | { status: 'opening' }
  | { status: 'pairing'; uid: string; expiresAtMs: number }
  | { status: 'expired' }
  | { status: 'reconnecting'; uid: string }
  | { status: 'connected'; uid: string };

export interface SessionOptions {
  brokerUrl: string;
  openLink: OpenBrokerLink;
  record: SessionRecord;
  offer: ConnectionOffer;
  /** Hears every change of state. */
  onState: (state: SessionState) => void;
  /** Hears that the wallet ended the connection, once that was believed. */
  onDisconnected: () => void;
}

/**
 * One pairing with a Beacon wallet through a broker: idle → opening → pairing → connected, or reconnecting → connected,
 * and back to idle. Every promise it gives settles: by an answer, a time limit, a cancel or the end of the session.
 */
export class BeaconSession {
  readonly #options: SessionOptions;
  readonly #requests = new PendingRequests();
  #state: SessionState = { status: 'idle' };
  #link: BrokerLink | undefined;
  #attempt: AbortController | undefined;
  /** What waits for the wallet's `connect`, or for the reconnection to end. */
  #paired: Deferred<void> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get state(): SessionState {
    return this.#state;
  }

  /**
   * Shows a new pairing code and waits for a wallet. Begun again, it replaces the code before.
   * @throws AppError `wallet.broker-unreachable`, `wallet.pairing-canceled` ('Connection canceled by user'),
   *   `wallet.pairing-expired`
   */
  async pair(): Promise<void> {
    await this.#end(new AppError('wallet.pairing-canceled'));
    const uid = crypto.randomUUID();
    this.#options.record.begin();
    await this.#open(uid);
    this.#enter({ status: 'pairing', uid, expiresAtMs: Date.now() + pairingLifetimeMs });
    const expiry = setTimeout(() => this.#expire(), pairingLifetimeMs);
    this.#paired = deferred();
    await this.#paired.promise.finally(() => clearTimeout(expiry));
  }

  /**
   * Takes up the pairing of this tab again; requests made meanwhile wait for the outcome. A broker that can't be reached
   * leaves the pairing for another try; a wallet that stays silent ends it.
   * @returns false when there is none
   * @throws AppError `wallet.reconnection-timeout` ('Reconnection timeout'), `wallet.broker-unreachable`
   */
  async reconnect(): Promise<boolean> {
    const uid = this.#options.record.read();
    if (!uid) return false;
    if (this.#state.status !== 'idle') return this.#state.status === 'connected';
    const outcome = deferred<void>();
    outcome.promise.catch(() => undefined);
    this.#paired = outcome;
    try {
      await this.#open(uid, { status: 'reconnecting', uid });
      await this.#probe();
      this.#becomeConnected(uid);
      return true;
    } catch (cause) {
      outcome.reject(new AppError('wallet.reconnection-failed', { cause, retryable: true }));
      if (!(cause instanceof AppError) || cause.code !== 'wallet.request-timeout') throw cause;
      await this.disconnect();
      throw new AppError('wallet.reconnection-timeout', { cause, retryable: true });
    }
  }

  /** Gives the pairing up before a wallet answered. */
  async cancel(): Promise<void> {
    if (this.#state.status === 'connected') return;
    this.#options.record.clear();
    await this.#end(new AppError('wallet.pairing-canceled'));
  }

  /**
   * Asks the wallet for something and waits for its answer (30 s; 300 s for what its user must approve).
   * @throws AppError `wallet.not-paired` ('Not connected to AOSync'), `wallet.request-timeout`, `wallet.declined`,
   *   `wallet.reconnection-failed`, `wallet.disconnected` ('Disconnected before response was received')
   */
  async request(action: BeaconAction, payload: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    if (this.#state.status === 'reconnecting') await this.#paired?.promise;
    if (this.#state.status !== 'connected') throw new AppError('wallet.not-paired');
    return this.#ask(action, payload);
  }

  /** Ends the connection and tells the wallet so. */
  async disconnect(): Promise<void> {
    const uid = 'uid' in this.#state ? this.#state.uid : undefined;
    this.#options.record.clear();
    if (uid) {
      await this.#link
        ?.publish(requestTopic(uid), JSON.stringify({ action: 'disconnect' }))
        .catch(() => undefined);
    }
    await this.#end(new AppError('wallet.disconnected'));
  }

  async #open(uid: string, state: SessionState = { status: 'opening' }): Promise<void> {
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    this.#enter(state);
    const { openLink, brokerUrl } = this.#options;
    try {
      const link = await openLink(brokerUrl, (message) => this.#receive(message), signal);
      if (signal.aborted) {
        await link.close();
        throw signal.reason;
      }
      this.#link = link;
      await link.subscribe(responseTopic(uid));
    } catch (error) {
      if (!signal.aborted) await this.#end(new AppError('wallet.reconnection-failed'));
      throw error;
    }
  }

  async #ask(action: BeaconAction, payload: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const uid = 'uid' in this.#state ? this.#state.uid : '';
    const correlationData = crypto.randomUUID();
    const answer = this.#requests.add(correlationData, action);
    const text = JSON.stringify({ action, correlationData, ...payload });
    this.#link?.publish(requestTopic(uid), text, correlationData).catch((cause) => {
      const error = new AppError('wallet.broker-unreachable', { cause, retryable: true });
      this.#requests.reject(correlationData, error);
    });
    return answer;
  }

  /** Asks for the address and gives the wallet three seconds to show that it is there. */
  async #probe(): Promise<void> {
    const { promise, reject } = deferred<never>();
    const params = { action: 'getActiveAddress' };
    const silence = () => reject(new AppError('wallet.request-timeout', { params }));
    const timer = setTimeout(silence, reconnectionTimeoutMs);
    await Promise.race([this.#ask('getActiveAddress'), promise]).finally(() => clearTimeout(timer));
  }

  #receive({ topic, text, correlation }: BrokerMessage): void {
    const uid = 'uid' in this.#state ? this.#state.uid : undefined;
    if (!uid || topic !== responseTopic(uid)) return;
    const message = readWalletMessage(text, correlation);
    if (message?.kind === 'answer') this.#requests.answer(message.correlation, message.data);
    if (message?.kind === 'connect') this.#greet(uid, correlation);
    if (message?.kind === 'disconnect') void this.#doubt();
  }

  /** A wallet scanned the code, or says hello again: tell it who asks. */
  #greet(uid: string, correlation: string | undefined): void {
    const { offer } = this.#options;
    this.#link?.publish(requestTopic(uid), JSON.stringify(offer), correlation).catch(() => undefined);
    if (this.#state.status === 'pairing') this.#becomeConnected(uid);
  }

  /** Anybody who saw the code can say `disconnect`: it is believed only when the wallet no longer answers. */
  async #doubt(): Promise<void> {
    if (this.#state.status !== 'connected') return;
    try {
      await this.#probe();
    } catch {
      if (this.#state.status !== 'connected') return;
      this.#options.record.clear();
      await this.#end(new AppError('wallet.disconnected'));
      this.#options.onDisconnected();
    }
  }

  #becomeConnected(uid: string): void {
    this.#options.record.write(uid);
    this.#enter({ status: 'connected', uid });
    this.#paired?.resolve();
    this.#paired = undefined;
  }

  #expire(): void {
    void this.#end(new AppError('wallet.pairing-expired', { retryable: true })).then(() =>
      this.#enter({ status: 'expired' }),
    );
  }

  async #end(reason: AppError): Promise<void> {
    this.#attempt?.abort(reason);
    this.#paired?.reject(reason);
    this.#paired = undefined;
    this.#requests.rejectAll(reason);
    const link = this.#link;
    this.#link = undefined;
    if (this.#state.status !== 'idle') this.#enter({ status: 'idle' });
    await link?.close().catch(() => undefined);
  }

  #enter(state: SessionState): void {
    this.#state = state;
    this.#options.onState(state);
  }
}
