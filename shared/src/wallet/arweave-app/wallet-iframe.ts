import { countModal } from '../../ui/modal';
import { popupHeight, popupWidth } from './protocol';
import styles from './wallet-iframe.module.css';
import { WalletWindow } from './wallet-window';

/** The wallet may do everything there but lead this page elsewhere. */
const rights =
  'allow-same-origin allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation';

export interface WalletIframe {
  window: WalletWindow;
  show: (isShown: boolean) => void;
  /** False once something else has taken it out of the page. */
  isInPage: () => boolean;
  remove: () => void;
}

export interface WalletIframeOptions {
  url: string;
  /** For screen readers. */
  title: string;
  /** Asked for by Escape while it is shown. */
  onLeave: () => void;
}

/**
 * Puts the wallet into an iframe of the page, in a modal dialog that stays closed until the wallet asks to be shown: above the app's own
 * dialogs, with the keyboard inside.
 */
export function createWalletIframe({ url, title, onLeave }: WalletIframeOptions): WalletIframe | undefined {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', rights);
  frame.src = url;
  frame.title = title;
  frame.width = String(popupWidth);
  frame.height = String(popupHeight);
  frame.allow = 'usb; hid; serial; camera; payment';
  frame.className = styles.frame ?? '';
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.dataset.area = 'shell';
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('cancel', onLeave);
  dialog.append(frame);
  document.body.append(dialog);
  if (!frame.contentWindow) {
    dialog.remove();
    return undefined;
  }
  const show = (isShown: boolean) => {
    if (isShown === dialog.open) return;
    countModal(isShown);
    if (isShown) dialog.showModal();
    else dialog.close();
  };
  return {
    window: new WalletWindow(frame.contentWindow, new URL(url).origin),
    show,
    isInPage: () => dialog.isConnected,
    remove: () => {
      show(false);
      dialog.remove();
    },
  };
}
