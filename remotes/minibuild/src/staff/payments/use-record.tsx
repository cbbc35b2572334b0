import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { type ContestPayment, recordContestPayment } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';
import { usePayments } from './payments';

/** A payment to record. */
export interface MadePayment extends ContestPayment {
  /** Title of the entry. */
  title: string;
}

interface RecordOptions {
  /** Says that the token's answer couldn't be read: a person then writes why the payment counts as made. */
  doubt?: string | undefined;
  onDone: () => void;
}

/** Returns the function that records a payment. */
export function useRecord(): (payment: MadePayment, options: RecordOptions) => void {
  const { t, ask, contest } = useContestConsole();
  const { amount } = usePayments();
  return ({ title, entry, address, quantity, token, message }, { doubt, onDone }) => {
    const effect = (
      <>
        <p>{t('staff.pay.record.effect', { amount: amount(quantity), title })}</p>
        <p>{address}</p>
        <p>{doubt}</p>
      </>
    );
    ask({
      ...(doubt
        ? { ...weighedAct((word) => (word === 'effect' ? '' : t(`staff.pay.record.${word}`))), effect }
        : { reason: 'Prize paid', done: t('staff.pay.record.done') }),
      send: (reason, options) =>
        recordContestPayment(contest, { reason, entry, address, quantity, token, message }, options),
      onDone,
    });
  };
}
