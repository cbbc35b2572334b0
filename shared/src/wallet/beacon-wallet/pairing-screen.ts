import type { PairingView, ShowPairing } from '../pairing-view';
import { statusMs } from './protocol';

type Status = Extract<PairingView['step'], 'success' | 'failure' | 'disconnected'>;

/** Shows one view after the other; a status stays for a second, unless something newer is shown. */
export interface PairingScreen {
  show: ShowPairing;
  showStatus: (step: Status) => void;
}

export function createPairingScreen(show: ShowPairing): PairingScreen {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showNow: ShowPairing = (view) => {
    clearTimeout(timer);
    show(view);
  };
  return {
    show: showNow,
    showStatus: (step) => {
      showNow({ step });
      timer = setTimeout(() => show(undefined), statusMs);
    },
  };
}
