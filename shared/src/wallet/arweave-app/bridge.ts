import { AppError } from '../../errors';
import {
  apiRequest,
  invalidParamsCode,
  isRejection,
  popupCloseCheckMs,
  popupHeight,
  popupWidth,
  readReply,
  type WalletReply,
} from './protocol';
import { createWalletIframe, type WalletIframe } from './wallet-iframe';
import { WalletWindow } from './wallet-window';

/** What the bridge is doing (product-spec section 3, "Connector state"). */
export interface BridgeState {
  url: string;
  address: string | undefined;
  connected: boolean;
  showIframe: boolean;
  usePopup: boolean;
  requirePopup: boolean;
  keepPopup: boolean;
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: AppError) => void;
}

export interface BridgeOptions {
  /** The wallet's URL with what the page says of itself in the fragment. */
  url: string;
  /** Title of the iframe for screen readers. */
  title: string;
  onState: (state: BridgeState) => void;
}

/** Time the wallet's iframe gets to show itself once its popup is no longer used. */
const settleMs = 100;

/**
 * The page's side of arweave.app: a popup until the wallet is connected, its iframe afterwards. Every request settles: by a result,
 * an error, a popup that was blocked or closed, or the end of the bridge. Only messages from the wallet's own windows and origin count.
 */
export class Bridge {
  readonly #options: BridgeOptions;
  readonly #origin: string;
  readonly #pending = new Map<number, Pending>();
  #state: BridgeState;
  #connecting: Pending | undefined;
  #popup: WalletWindow | undefined;
  #iframe: { window: WalletWindow; element: WalletIframe } | undefined;
  #closeCheck: ReturnType<typeof setInterval> | undefined;
  #nextId = 0;

  constructor(options: BridgeOptions) {
    this.#options = options;
    this.#origin = new URL(options.url).origin;
    this.#state = {
      url: this.#origin,
      address: undefined,
      connected: false,
      showIframe: false,
      usePopup: true,
      requirePopup: false,
      keepPopup: false,
    };
    window.addEventListener('message', this.#listen);
  }

  get state(): BridgeState {
    return this.#state;
  }

  /**
   * Opens the wallet and waits until its user connects an account; called again, it replaces the attempt before.
   * @returns the address as the wallet says it, unchecked
   * @throws AppError `wallet.popup-blocked`, `wallet.popup-closed`, `wallet.declined`
   */
  connect(): Promise<string> {
    this.#connecting?.reject(new AppError('wallet.popup-closed', { retryable: true }));
    return new Promise<string>((resolve, reject) => {
      this.#connecting = { resolve: (address) => resolve(String(address)), reject };
      this.#openIframe();
      if (!this.#openPopup()) {
        this.#failAll(new AppError('wallet.popup-blocked', { retryable: true }));
        return;
      }
      this.#post({ method: 'connect', jsonrpc: '2.0' });
    });
  }

  /**
   * Calls the wallet's API.
   * @throws AppError `wallet.declined`, `wallet.data-not-text`, `wallet.failed`, `wallet.popup-blocked`, `wallet.popup-closed`,
   *   `wallet.disconnected`
   */
  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#openIframe();
      if (this.#state.usePopup && !this.#openPopup()) {
        this.#take(id)?.reject(new AppError('wallet.popup-blocked', { retryable: true }));
        return;
      }
      this.#post(apiRequest(id, method, params));
    });
  }

  /** Tells the wallet goodbye and removes every trace from the page. */
  close(): void {
    if (this.#state.connected) this.#post(apiRequest(this.#nextId++, 'disconnect', []));
    this.#failAll(new AppError('wallet.disconnected'));
    window.removeEventListener('message', this.#listen);
    clearInterval(this.#closeCheck);
    this.#popup?.close();
    this.#iframe?.element.remove();
    this.#popup = undefined;
    this.#iframe = undefined;
    this.#update({ address: undefined, connected: false, showIframe: false });
  }

  #post(request: Parameters<WalletWindow['post']>[0]): void {
    this.#iframe?.window.post(request);
    this.#popup?.post(request);
  }

  #openIframe(): void {
    if (this.#iframe) return;
    const element = createWalletIframe(this.#options.url, this.#options.title);
    if (element) this.#iframe = { window: new WalletWindow(element.window, this.#origin), element };
  }

  /** Opens or raises the popup; false when the browser blocked it. */
  #openPopup(): boolean {
    if (this.#popup && !this.#popup.isClosed) {
      this.#popup.focus();
      return true;
    }
    const size = `width=${popupWidth},height=${popupHeight}`;
    const opened = window.open(this.#options.url, '_blank', `location,resizable,scrollbars,${size}`);
    if (!opened) return false;
    this.#popup = new WalletWindow(opened, this.#origin);
    clearInterval(this.#closeCheck);
    this.#closeCheck = setInterval(() => this.#checkPopup(), popupCloseCheckMs);
    return true;
  }

  #checkPopup(): void {
    if (!this.#popup?.isClosed) return;
    clearInterval(this.#closeCheck);
    this.#popup = undefined;
    this.#update({ keepPopup: false });
    if (this.#state.usePopup) this.#failAll(new AppError('wallet.popup-closed', { retryable: true }));
  }

  readonly #listen = (event: MessageEvent): void => {
    const source = [this.#popup, this.#iframe?.window].find((candidate) => candidate?.isSource(event));
    const reply = source && readReply(event.data);
    if (!(source && reply)) return;
    if (reply.kind === 'ready') source.becomeReady();
    else this.#handle(reply);
  };

  #handle(reply: Exclude<WalletReply, { kind: 'ready' }>): void {
    switch (reply.kind) {
      case 'connect':
        this.#update({ address: reply.address, connected: true });
        this.#connecting?.resolve(reply.address);
        this.#connecting = undefined;
        this.#closeWhenQuiet();
        break;
      case 'disconnect':
        this.#connecting?.reject(new AppError('wallet.declined'));
        this.#connecting = undefined;
        this.#update({ address: undefined, connected: false });
        this.#failAll(new AppError('wallet.disconnected'));
        break;
      case 'result':
        this.#take(reply.id)?.resolve(reply.result);
        this.#closeWhenQuiet();
        break;
      case 'error':
        this.#take(reply.id)?.reject(errorOf(reply.code));
        this.#closeWhenQuiet();
        break;
      case 'keepPopup':
        this.#update({ keepPopup: reply.value, requirePopup: reply.value });
        break;
      default:
        this.#update({ [reply.kind]: reply.value });
        if (reply.kind === 'showIframe') this.#iframe?.element.show(reply.value);
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #failAll(error: AppError): void {
    this.#connecting?.reject(error);
    this.#connecting = undefined;
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error);
  }

  /** Once nothing waits any more, the wallet's windows step back. */
  #closeWhenQuiet(): void {
    setTimeout(() => {
      if (this.#pending.size > 0 || this.#connecting) return;
      if (!this.#state.keepPopup) this.#popup?.close();
      this.#iframe?.element.show(false);
      this.#update({ showIframe: false });
    }, settleMs);
  }

  #update(change: Partial<BridgeState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onState(this.#state);
  }
}

function errorOf(code: number): AppError {
  if (isRejection(code)) return new AppError('wallet.declined');
  if (code === invalidParamsCode) return new AppError('wallet.data-not-text');
  return new AppError('wallet.failed', { params: { code } });
}
