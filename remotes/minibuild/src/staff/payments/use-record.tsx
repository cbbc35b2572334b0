import { reasonedAct } from '@rainbow-rabbit/parts/console/acts';
import { type ContestPayment, recordContestPayment } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../acts/contest-console';

/** A payment to record. */
export interface MadePayment extends ContestPayment {
  /** Title of the entry. */
  title: string;
}

interface RecordOptions {
  /** A sentence on what is known of the payment. */
  proof?: string;
  onDone: () => void;
}

/** Returns the function that asks to record a payment. @param amount writes a quantity with the token's ticker */
export function useRecord(
  amount: (quantity: string) => string,
): (payment: MadePayment, options: RecordOptions) => void {
  const { t, ask, contest } = useContestConsole();
  return ({ title, entry, address, quantity, token, message }, { proof, onDone }) =>
    ask({
      ...reasonedAct((word) => t(`staff.pay.record.${word}`)),
      effect: (
        <>
          <p>{t('staff.pay.record.effect', { amount: amount(quantity), title })}</p>
          <p>{address}</p>
          {proof && <p>{proof}</p>}
        </>
      ),
      send: (reason, options) =>
        recordContestPayment(contest, { reason, entry, address, quantity, token, message }, options),
      onDone,
    });
}
