import { AppError } from '../../errors';
import { answerWithin, approvalTimeoutMs } from '../time-limit';
import {
  apiRequest,
  disconnectTimeoutMs,
  errorOf,
  readReply,
  refreshMs,
  type SiteRequest,
  settleMs,
  type WalletReply,
} from './protocol';
import { SitePopup } from './site-popup';
import { SiteRequests } from './site-requests';
import { createWalletIframe, type WalletIframe } from './wallet-iframe';

/** The state of the bridge (docs/product 3.6). */
export interface BridgeState {
  url: string;
  /** As the wallet says it, unchecked. */
  address: string | undefined;
  connected: boolean;
  /** The wallet wants its iframe to be seen. */
  showIframe: boolean;
  /** Requests are approved in the popup. */
  usePopup: boolean;
  /** The wallet works only as long as its popup is open. */
  requirePopup: boolean;
  /** The popup stays open while nothing is asked. */
  keepPopup: boolean;
}

export interface BridgeOptions {
  /** The wallet's URL with what the page says of itself in the fragment. */
  url: string;
  /** Title of the iframe for screen readers. */
  title: string;
  onState: (state: BridgeState) => void;
}

interface Connecting {
  resolve: (address: string) => void;
  reject: (error: AppError) => void;
}

const closed = () => new AppError('wallet.popup-closed', { retryable: true });
const blocked = () => new AppError('wallet.popup-blocked', { retryable: true });

/**
 * The page's side of one connection to arweave.app: a popup until the wallet is connected, its iframe afterwards.
 * Every request settles: by a result, an error, a popup that was blocked or closed, its time, or the end of the
 * bridge. Only messages from the wallet's own windows and origin count.
 */
export class Bridge {
  readonly #options: BridgeOptions;
  readonly #pending = new SiteRequests();
  readonly #popup: SitePopup;
  readonly #refreshing: ReturnType<typeof setInterval>;
  #state: BridgeState;
  #connecting: Connecting | undefined;
  #iframe: WalletIframe | undefined;

  constructor(options: BridgeOptions) {
    this.#options = options;
    this.#popup = new SitePopup(options.url, () => this.#popupClosed());
    this.#state = {
      url: new URL(options.url).origin,
      address: undefined,
      connected: false,
      showIframe: false,
      usePopup: true,
      requirePopup: false,
      keepPopup: false,
    };
    window.addEventListener('message', this.#listen);
    this.#openIframe();
    this.#refreshing = setInterval(() => this.#refresh(), refreshMs);
  }

  get state(): BridgeState {
    return this.#state;
  }

  /**
   * Opens the wallet and waits until its user connects an account.
   * @returns the address as the wallet says it, unchecked
   * @throws AppError `wallet.popup-blocked`, `wallet.popup-closed`, `wallet.declined`
   */
  connect(): Promise<string> {
    const connected = this.#connected();
    if (this.#popup.open()) this.#post({ method: 'connect', jsonrpc: '2.0' });
    else this.#failAll(blocked());
    return connected;
  }

  /**
   * Waits until the wallet takes an earlier connection up again in its iframe, without any window.
   * @throws AppError `wallet.not-connected`
   */
  resume(): Promise<string> {
    return answerWithin(this.#connected(), 'connect', refreshMs).catch((cause) => {
      throw new AppError('wallet.not-connected', { cause });
    });
  }

  /**
   * Calls the wallet's API.
   * @throws AppError `wallet.declined`, `wallet.data-not-text`, `wallet.failed`, `wallet.popup-blocked`,
   * `wallet.popup-closed`, `wallet.disconnected`, `wallet.request-timeout`
   */
  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const { id, answer } = this.#pending.open();
    if (this.#state.usePopup && !this.#popup.open()) this.#pending.reject(id, blocked());
    else this.#post(apiRequest(id, method, params));
    return this.#settled(id, answerWithin(answer, method, approvalTimeoutMs));
  }

  /** Sends the wallet `disconnect`, then removes its windows from the page, also if the wallet doesn't answer. */
  async leave(): Promise<void> {
    this.#failAll(new AppError('wallet.disconnected'));
    if (this.#state.connected) {
      const { id, answer } = this.#pending.open();
      this.#post(apiRequest(id, 'disconnect', []));
      // The connection ends with any answer.
      await answerWithin(answer, 'disconnect', disconnectTimeoutMs).catch(() => undefined);
    }
    this.close();
  }

  /** Removes every trace from the page at once. */
  close(): void {
    window.removeEventListener('message', this.#listen);
    clearInterval(this.#refreshing);
    this.#failAll(new AppError('wallet.disconnected'));
    this.#popup.close();
    this.#iframe?.remove();
    this.#iframe = undefined;
  }

  #connected(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#connecting = { resolve, reject };
    });
  }

  #settled(id: number, answer: Promise<unknown>): Promise<unknown> {
    return answer.finally(() => {
      this.#pending.forget(id);
      this.#stepBackWhenQuiet();
    });
  }

  #post(request: SiteRequest): void {
    this.#iframe?.window.post(request);
    this.#popup.window?.post(request);
  }

  #openIframe(): void {
    const { url, title } = this.#options;
    this.#iframe = createWalletIframe({ url, title, onLeave: () => this.#failAll(closed()) });
  }

  /** The page's own scripts may have removed the iframe with its parent. */
  #refresh(): void {
    if (this.#iframe?.isInPage()) return;
    this.#failAll(closed());
    this.#iframe?.remove();
    this.#openIframe();
  }

  #popupClosed(): void {
    const { usePopup, requirePopup, showIframe } = this.#state;
    this.#update({ keepPopup: false });
    if (usePopup || requirePopup) this.#failAll(closed());
    else if (!showIframe) this.#failConnecting(closed());
  }

  readonly #listen = (event: MessageEvent): void => {
    const windows = [this.#popup.window, this.#iframe?.window];
    const source = windows.find((candidate) => candidate?.isSource(event));
    const reply = source && readReply(event.data);
    if (reply?.kind === 'ready') source?.becomeReady();
    else if (reply) this.#handle(reply);
  };

  #handle(reply: Exclude<WalletReply, { kind: 'ready' }>): void {
    switch (reply.kind) {
      case 'connect':
        this.#connecting?.resolve(reply.address);
        this.#connecting = undefined;
        this.#update({ address: reply.address, connected: true });
        this.#stepBackWhenQuiet();
        break;
      case 'disconnect':
        this.#failConnecting(new AppError('wallet.declined'));
        this.#failAll(new AppError('wallet.disconnected'));
        this.#update({ address: undefined, connected: false });
        break;
      case 'result':
        this.#pending.resolve(reply.id, reply.result);
        break;
      case 'error':
        this.#pending.reject(reply.id, errorOf(reply.code));
        break;
      case 'keepPopup':
        this.#update({ keepPopup: reply.value, requirePopup: reply.value });
        break;
      case 'usePopup':
        this.#update({ usePopup: reply.value });
        break;
      case 'showIframe':
        this.#showIframe(reply.value);
    }
  }

  #failConnecting(error: AppError): void {
    this.#connecting?.reject(error);
    this.#connecting = undefined;
  }

  #failAll(error: AppError): void {
    this.#failConnecting(error);
    this.#pending.rejectAll(error);
  }

  #showIframe(isShown: boolean): void {
    this.#iframe?.show(isShown);
    this.#update({ showIframe: isShown });
  }

  /**
   * Once nothing waits any more, the wallet's windows step back; a moment later, in case the next request follows
   * at once.
   */
  #stepBackWhenQuiet(): void {
    setTimeout(() => {
      if (!this.#pending.isEmpty || this.#connecting) return;
      if (!this.#state.keepPopup) this.#popup.close();
      if (this.#state.showIframe) this.#showIframe(false);
    }, settleMs);
  }

  #update(change: Partial<BridgeState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onState(this.#state);
  }
}
