import type { SiteRequest } from './protocol';

/**
 * One window of the wallet, a popup or an iframe: queues messages until the wallet in it says that it is ready,
 * and posts only to the wallet's own origin.
 */
export class WalletWindow {
  readonly #target: Window;
  readonly #origin: string;
  readonly #queue: SiteRequest[] = [];
  #isReady = false;

  constructor(target: Window, origin: string) {
    this.#target = target;
    this.#origin = origin;
  }

  isSource(event: MessageEvent): boolean {
    return event.source === this.#target && event.origin === this.#origin;
  }

  /** Called when the wallet in the window receives messages, also after a reload. */
  becomeReady(): void {
    this.#isReady = true;
    for (const request of this.#queue.splice(0)) this.#deliver(request);
  }

  post(request: SiteRequest): void {
    if (this.#isReady) this.#deliver(request);
    else this.#queue.push(request);
  }

  get isClosed(): boolean {
    return this.#target.closed;
  }

  focus(): void {
    this.#target.focus();
  }

  close(): void {
    this.#target.close();
  }

  #deliver(request: SiteRequest): void {
    this.#target.postMessage(request, this.#origin);
  }
}
