import { releasePaymentClaim } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import type { AnnouncedPayment } from './payment-reads';

/** Returns the function that asks to take an own announcement back. */
export function useRelease({ entry }: AnnouncedPayment, onDone: () => void): () => void {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  return () =>
    ask({
      title: t('staff.pay.release-title'),
      effect: <p>{t('staff.pay.release-effect')}</p>,
      confirm: t('staff.pay.release'),
      isDangerous: true,
      reasons: [t('staff.pay.release-reason')],
      done: t('staff.pay.released'),
      send: (reason, options) => releasePaymentClaim(contest, { reason, entry }, options),
      onDone,
    });
}
