import type { DataItemInput, TransactionLike } from '../../../arweave';
import type { TestSigner } from '../../../arweave/testing/signer';
import type { WalletNetwork } from '../../wallet-descriptor';
import { createInjectedFake } from '../../wander/testing/fake-injected-wallet';

export const siteUrl = 'https://wallet.example';
/** A network that has the wallet at `siteUrl`. */
export const siteNetwork: WalletNetwork = {
  gateways: ['https://gateway.example/'],
  wallets: { arweaveApp: [siteUrl] },
};

interface Rpc {
  method: string;
  params?: unknown;
  id?: number;
}

/**
 * The wallet's website in windows that it doesn't have: messages as it sends them, real keys, a user who does as
 * the test says.
 */
export interface SiteFake {
  /** All that was posted into the wallet's windows, in order. */
  heard: Rpc[];
  /** The user's answer to the connection in the popup. Default: accepts it. */
  onConnect: () => void;
  /** Lets requests wait for ever. */
  isSilent: boolean;
  declineNext: () => void;
  switchTo: (signer: TestSigner) => void;
  end: () => void;
  /** A message out of one of the wallet's windows. */
  say: (message: unknown, from?: 'popup' | 'iframe', origin?: string) => void;
  popup: () => Window | undefined;
  iframe: () => HTMLIFrameElement | null;
  blockPopups: () => void;
  closePopup: () => void;
  stop: () => void;
}

/** A real window of the test's own, in a hidden frame. */
function makeWindow(onMessage: (message: Rpc) => void) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const own = frame.contentWindow;
  if (!own) throw new Error('This test environment has no frames');
  let isClosed = false;
  Object.defineProperty(own, 'closed', { get: () => isClosed });
  const close = () => {
    isClosed = true;
  };
  return Object.assign(own, { close, focus: () => undefined, postMessage: onMessage });
}

export function createSiteFake(first: TestSigner): SiteFake {
  const account = createInjectedFake(first);
  void account.wallet.connect(['DISPATCH', 'ENCRYPT', 'DECRYPT']);
  let popup: Window | undefined;
  let address = first.address;

  const iframe = () => document.querySelector<HTMLIFrameElement>('iframe[title="Arweave.app"]');
  const say: SiteFake['say'] = (data, from = 'iframe', origin = siteUrl) => {
    const source = from === 'popup' ? popup : iframe()?.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };

  const results: Readonly<Record<string, (...params: never[]) => Promise<unknown>>> = {
    disconnect: async () => null,
    getPublicKey: account.wallet.getActivePublicKey,
    // It gets the transaction without its data.
    signTransaction: (header: TransactionLike) => account.wallet.sign({ ...header, data: new Uint8Array() }),
    signDataItem: async (item: DataItemInput) => {
      if (typeof item.data !== 'string') return Promise.reject({ code: -32602, message: 'Invalid params' });
      return new Uint8Array(await account.wallet.signDataItem(item));
    },
    dispatch: account.wallet.dispatch,
    signMessage: account.wallet.signMessage,
    encrypt: (data: Uint8Array, _: string, algorithm: unknown) => account.wallet.encrypt(data, algorithm),
    decrypt: account.wallet.decrypt,
  };

  const answer = async ({ id, method, params }: Rpc) => {
    const act = results[method];
    const outcome = act ? Reflect.apply(act, undefined, Array.isArray(params) ? params : []) : undefined;
    const reply = await Promise.resolve(outcome).then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error: typeof error === 'string' ? { code: 0, message: error } : error }),
    );
    say({ ...reply, jsonrpc: '2.0' });
  };

  const site: SiteFake = {
    heard: [],
    onConnect: () => {
      say({ method: 'connect', params: address, jsonrpc: '2.0' }, 'popup');
      say({ method: 'usePopup', params: false, jsonrpc: '2.0' }, 'popup');
    },
    isSilent: false,
    declineNext: account.declineNext,
    switchTo: (signer) => {
      account.switchTo(signer);
      address = signer.address;
      say({ method: 'connect', params: address, jsonrpc: '2.0' });
    },
    end: () => say({ method: 'disconnect', jsonrpc: '2.0' }),
    say,
    popup: () => popup,
    iframe,
    blockPopups: () => opening.mockReturnValue(null),
    closePopup: () => popup?.close(),
    stop: () => {
      for (const element of document.querySelectorAll('iframe, dialog')) element.remove();
      opening.mockRestore();
    },
  };

  const hearInPopup = (message: Rpc) => {
    site.heard.push(message);
    if (message.method === 'connect') site.onConnect();
  };
  /** Both windows get every message; after the connection the iframe answers. */
  const hearInIframe = (message: Rpc) => {
    if (message.method === 'connect') return;
    site.heard.push(message);
    if (!site.isSilent) void answer(message);
  };
  /** The site is loaded some time after its window is there. */
  const load = () => {
    const inside = iframe()?.contentWindow;
    if (inside) Object.assign(inside, { postMessage: hearInIframe });
    for (const from of ['iframe', 'popup'] as const) say({ method: 'ready', jsonrpc: '2.0' }, from);
  };
  const opening = jest.spyOn(window, 'open').mockImplementation(() => {
    popup = makeWindow(hearInPopup);
    queueMicrotask(load);
    return popup;
  });
  // jsdom knows no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  return site;
}
