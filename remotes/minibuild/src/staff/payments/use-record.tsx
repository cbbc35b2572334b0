import { type ContestPayment, recordContestPayment } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';

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
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  return ({ title, entry, address, quantity, token, message }, { proof, onDone }) =>
    ask({
      title: t('staff.pay.record-title'),
      effect: (
        <>
          <p>{t('staff.pay.record-effect', { amount: amount(quantity), title })}</p>
          <p>{address}</p>
          {proof && <p>{proof}</p>}
        </>
      ),
      confirm: t('staff.pay.record'),
      reasons: [t('staff.pay.reason')],
      done: t('staff.pay.recorded'),
      send: (reason, options) =>
        recordContestPayment(contest, { reason, entry, address, quantity, token, message }, options),
      onDone,
    });
}
