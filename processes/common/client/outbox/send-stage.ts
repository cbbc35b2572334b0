import type { DeliveryState } from './deliver';

/** The stage of a message as its sender sees it: waiting for the wallet's approval, or signed and on its way to the ledger. */
export type SendStage = 'approving' | 'sending';

/** Returns a listener for the states of a delivery that notifies of the stages that begin with them. */
export function stagesBy<Stage>(
  stages: Readonly<Partial<Record<DeliveryState['status'], Stage>>>,
  notify: (stage: Stage) => void,
): (state: DeliveryState) => void {
  return ({ status }) => {
    const stage = stages[status];
    if (stage !== undefined) notify(stage);
  };
}

/** Returns a listener for the states of a delivery that notifies of its stages. */
export const stagesTo = (notify: (stage: SendStage) => void) =>
  stagesBy<SendStage>({ asking: 'approving', posted: 'sending' }, notify);
