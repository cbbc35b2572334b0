import type { DeliveryState } from './deliver';

/** The stage of a message as its sender sees it: waiting for the wallet's approval, or signed and on its way to the ledger. */
export type SendStage = 'approving' | 'sending';

/** Returns a listener for the states of a delivery that notifies of its stages, each once. */
export function stagesTo(notify: (stage: SendStage) => void): (state: DeliveryState) => void {
  return ({ status }) => {
    if (status === 'asking') notify('approving');
    if (status === 'posted') notify('sending');
  };
}
