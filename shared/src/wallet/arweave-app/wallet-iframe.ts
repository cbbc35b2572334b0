import { popupHeight, popupWidth } from './protocol';
import styles from './wallet-iframe.module.css';

export interface WalletIframe {
  window: Window;
  show: (isShown: boolean) => void;
  remove: () => void;
}

/** Puts the wallet into an iframe of the page, hidden until the wallet asks to be shown. */
export function createWalletIframe(url: string, title: string): WalletIframe | undefined {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.width = String(popupWidth);
  frame.height = String(popupHeight);
  frame.allow = 'usb; hid; bluetooth; serial; camera; payment; web-share';
  const backdrop = document.createElement('div');
  backdrop.className = styles.backdrop ?? '';
  backdrop.dataset.area = 'shell';
  backdrop.hidden = true;
  backdrop.append(frame);
  document.body.append(backdrop);
  if (!frame.contentWindow) {
    backdrop.remove();
    return undefined;
  }
  return {
    window: frame.contentWindow,
    show: (isShown) => {
      backdrop.hidden = !isShown;
      if (isShown) frame.focus();
    },
    remove: () => backdrop.remove(),
  };
}
