import { popupCloseCheckMs, popupHeight, popupWidth } from './protocol';
import { WalletWindow } from './wallet-window';

const features = `location,resizable,scrollbars,width=${popupWidth},height=${popupHeight}`;

/** The wallet's own window: opened when it is needed, and missed when its user closes it. */
export class SitePopup {
  readonly #url: string;
  readonly #onClosed: () => void;
  #window: WalletWindow | undefined;
  #closeCheck: ReturnType<typeof setInterval> | undefined;

  /** @param onClosed is called after the user closed it, once the wallet's last message has had time to arrive */
  constructor(url: string, onClosed: () => void) {
    this.#url = url;
    this.#onClosed = onClosed;
  }

  get window(): WalletWindow | undefined {
    return this.#window;
  }

  /** Opens it, or raises it; false when the browser blocked it. */
  open(): boolean {
    if (this.#window && !this.#window.isClosed) {
      this.#window.focus();
      return true;
    }
    this.#forget();
    const opened = window.open(this.#url, '_blank', features);
    if (!opened) return false;
    this.#window = new WalletWindow(opened, new URL(this.#url).origin);
    this.#closeCheck = setInterval(this.#watch(this.#window), popupCloseCheckMs);
    window.addEventListener('pagehide', this.#leave);
    return true;
  }

  close(): void {
    this.#window?.close();
    this.#forget();
  }

  #watch(popup: WalletWindow): () => void {
    let wasClosed = false;
    return () => {
      if (wasClosed) {
        this.#forget();
        this.#onClosed();
      }
      wasClosed = popup.isClosed;
    };
  }

  /** Without the page, the wallet has no receiver for its answer. */
  readonly #leave = (): void => this.close();

  #forget(): void {
    window.removeEventListener('pagehide', this.#leave);
    clearInterval(this.#closeCheck);
    this.#window = undefined;
  }
}
