import { AppError, isAppError } from '../../errors';
import { type Deferred, deferred, unlessAborted, within } from '../../waiting';
import type { BrokerLink, BrokerMessage, OpenBrokerLink } from '../broker-link';
import { leastAnswerBytes } from './answer-size';
import { BeaconRequests } from './beacon-requests';
import {
  type BeaconAction,
  type BeaconRequest,
  type ConnectionOffer,
  pairingLifetimeMs,
  type RequestPayload,
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
  /** The page's data about itself. */
  offer: () => ConnectionOffer;
  /** Called after every change of state. */
  onState: (state: SessionState) => void;
  /** Called when the connected wallet sent `connect` again, perhaps with another account. */
  onGreeted: () => void;
  /** Called when the wallet ended the connection, once that was confirmed. */
  onDisconnected: () => void;
}

/**
 * One pairing with a Beacon wallet through a broker: idle → opening → pairing → connected, or reconnecting →
 * connected, and back to idle. Every promise of it settles: by an answer, a time limit, a cancel or the end of the
 * session.
 */
export class BeaconSession {
  readonly #options: SessionOptions;
  readonly #requests = new BeaconRequests();
  #state: SessionState = { status: 'idle' };
  #link: BrokerLink | undefined;
  /** Aborted with the reason when the session ends. */
  #life: AbortController | undefined;
  /** Settles with the wallet's `connect`, or with the end of the reconnection. */
  #paired: Deferred<void> | undefined;
  #isDoubting = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get state(): SessionState {
    return this.#state;
  }

  /**
   * Shows a new pairing code and waits for a wallet. Begun again, it replaces the code before.
   * @throws AppError `wallet.broker-unreachable`, `wallet.connection-canceled` ('Connection canceled by user'),
   *   `wallet.pairing-expired`
   */
  async pair(): Promise<void> {
    void this.#end(new AppError('wallet.connection-canceled'));
    const uid = crypto.randomUUID();
    const { signal } = this.#begin({ status: 'opening' });
    this.#options.record.begin();
    try {
      await this.#open(uid, signal);
    } catch (error) {
      if (!signal.aborted) void this.#end(error);
      throw signal.reason;
    }
    this.#enter({ status: 'pairing', uid, expiresAtMs: Date.now() + pairingLifetimeMs });
    const expiry = setTimeout(() => this.#expire(), pairingLifetimeMs);
    this.#paired = deferred();
    await this.#paired.promise.finally(() => clearTimeout(expiry));
  }

  /**
   * Resumes the pairing of this tab; requests made meanwhile wait for the outcome. A broker that can't be reached
   * leaves the pairing for another try; a wallet that doesn't answer ends it.
   * @returns false when this tab has no pairing
   * @throws AppError `wallet.reconnection-timeout` ('Reconnection timeout'), `wallet.broker-unreachable`, or the
   * error that ended the session
   */
  async reconnect(): Promise<boolean> {
    if (this.#state.status === 'reconnecting') await this.#paired?.promise;
    if (this.#state.status !== 'idle') return this.#state.status === 'connected';
    const uid = this.#options.record.read();
    if (!uid) return false;
    const { signal } = this.#begin({ status: 'reconnecting', uid });
    this.#paired = deferred();
    // Its failure is handled where it is awaited.
    this.#paired.promise.catch(() => undefined);
    try {
      await this.#open(uid, signal);
      await this.#probe();
    } catch (cause) {
      throw signal.aborted ? signal.reason : await this.#giveUpReconnecting(cause);
    }
    this.#becomeConnected(uid);
    return true;
  }

  /** Cancels a connection that is being made. */
  async cancel(): Promise<void> {
    await this.#leave(new AppError('wallet.connection-canceled'));
  }

  /**
   * Sends the wallet a request and waits for its answer (30 s; 300 s for actions that its user must approve).
   * @param signal cancels the request
   * @throws AppError `wallet.not-paired` ('Not connected to AOSync'), `wallet.request-timeout`, `wallet.declined`,
   * `wallet.reconnection-failed`, `wallet.disconnected` ('Disconnected before response was received'), or the
   * signal's reason
   */
  async request(action: BeaconAction, payload: RequestPayload = {}, signal?: AbortSignal): Promise<unknown> {
    if (this.#state.status === 'reconnecting') await this.#paired?.promise;
    if (this.#state.status !== 'connected') throw new AppError('wallet.not-paired');
    signal?.throwIfAborted();
    return this.#ask(this.#state.uid, action, payload, signal);
  }

  /** Ends the connection and notifies the wallet. */
  async disconnect(): Promise<void> {
    await this.#leave(new AppError('wallet.disconnected'));
  }

  async #open(uid: string, signal: AbortSignal): Promise<void> {
    const { openLink, brokerUrl } = this.#options;
    const hooks = {
      onMessage: (message: BrokerMessage) => this.#receive(message),
      onReturn: () => this.#repeatRequests(),
    };
    const link = await openLink(brokerUrl, hooks, signal);
    if (signal.aborted) {
      void link.close();
      throw signal.reason;
    }
    this.#link = link;
    await unlessAborted(link.subscribe(responseTopic(uid)), signal);
  }

  async #ask(
    uid: string,
    action: BeaconAction,
    payload: RequestPayload,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const request: BeaconRequest = { action, correlationData: crypto.randomUUID(), ...payload };
    const answer = this.#requests.add(request);
    const giveUp = () => this.#requests.reject(request.correlationData, signal?.reason);
    signal?.addEventListener('abort', giveUp);
    this.#send(uid, request);
    return await answer.finally(() => signal?.removeEventListener('abort', giveUp));
  }

  #send(uid: string, request: BeaconRequest): void {
    const { correlationData } = request;
    this.#link
      ?.publish(requestTopic(uid), JSON.stringify(request), {
        correlation: correlationData,
        answerBytes: leastAnswerBytes(request),
      })
      .catch((error) => this.#requests.reject(correlationData, error));
  }

  /** Repeats the requests that the broker may have lost, where a repetition does no harm. */
  #repeatRequests(): void {
    if (!('uid' in this.#state)) return;
    for (const request of this.#requests.repeatable()) this.#send(this.#state.uid, request);
  }

  /** Asks for the address, to which the wallet must answer within three seconds. */
  async #probe(): Promise<void> {
    if (!('uid' in this.#state)) return;
    const silence = () => {
      throw new AppError('wallet.reconnection-timeout', { retryable: true });
    };
    await within(this.#ask(this.#state.uid, 'getActiveAddress', {}), reconnectionTimeoutMs, silence);
  }

  async #giveUpReconnecting(cause: unknown): Promise<unknown> {
    const failed = new AppError('wallet.reconnection-failed', { cause, retryable: true });
    const isWalletGone = !isAppError(cause) || cause.code !== 'wallet.broker-unreachable';
    await (isWalletGone ? this.#leave(failed) : this.#end(failed));
    return cause;
  }

  #receive({ topic, text, correlation }: BrokerMessage): void {
    const uid = 'uid' in this.#state ? this.#state.uid : undefined;
    if (!uid || topic !== responseTopic(uid)) return;
    const message = readWalletMessage(text, correlation);
    if (message?.kind === 'answer') this.#requests.answer(message.correlation, message.data);
    if (message?.kind === 'connect') this.#greet(uid, correlation);
    if (message?.kind === 'disconnect') void this.#doubt();
  }

  /** A wallet scanned the code, or connected again: send it the page's data. */
  #greet(uid: string, correlation: string | undefined): void {
    const offer = JSON.stringify(this.#options.offer());
    this.#link?.publish(requestTopic(uid), offer, { correlation }).catch(() => undefined);
    if (this.#state.status === 'pairing') this.#becomeConnected(uid);
    else if (this.#state.status === 'connected') {
      for (const request of this.#requests.missed()) this.#send(uid, request);
      this.#options.onGreeted();
    }
  }

  /** Anyone who saw the code can send `disconnect`: it counts only when the wallet no longer answers. */
  async #doubt(): Promise<void> {
    if (this.#state.status !== 'connected' || this.#isDoubting) return;
    const life = this.#life;
    this.#isDoubting = true;
    try {
      await this.#probe();
    } catch {
      if (this.#life !== life) return;
      this.#options.record.clear();
      void this.#end(new AppError('wallet.disconnected'));
      this.#options.onDisconnected();
    } finally {
      this.#isDoubting = false;
    }
  }

  /** Ends the session for good: notifies the wallet, if there is one, and removes the pairing. */
  async #leave(reason: AppError): Promise<void> {
    if (this.#state.status === 'connected' || this.#state.status === 'reconnecting') {
      const goodbye = JSON.stringify({ action: 'disconnect' });
      this.#link?.publish(requestTopic(this.#state.uid), goodbye).catch(() => undefined);
    }
    this.#options.record.clear();
    await this.#end(reason);
  }

  #becomeConnected(uid: string): void {
    this.#options.record.write(uid);
    this.#enter({ status: 'connected', uid });
    this.#paired?.resolve();
    this.#paired = undefined;
  }

  #expire(): void {
    void this.#end(new AppError('wallet.pairing-expired', { retryable: true }), { status: 'expired' });
  }

  #begin(state: SessionState): AbortController {
    const life = new AbortController();
    this.#life = life;
    this.#enter(state);
    return life;
  }

  /** Settles everything at once; resolves when the broker connection is closed, too. */
  async #end(reason: unknown, next: SessionState = { status: 'idle' }): Promise<void> {
    const link = this.#link;
    const paired = this.#paired;
    this.#life?.abort(reason);
    this.#life = undefined;
    this.#link = undefined;
    this.#paired = undefined;
    if (this.#state.status !== next.status) this.#enter(next);
    paired?.reject(reason);
    this.#requests.rejectAll(reason);
    await link?.close();
  }

  #enter(state: SessionState): void {
    this.#state = state;
    this.#options.onState(state);
  }
}
