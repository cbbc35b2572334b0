import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { releasePaymentClaim } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';
import type { AnnouncedPayment } from './payment-reads';

/** Returns the function that asks to take an own announcement back. */
export function useRelease({ entry }: AnnouncedPayment, onDone: () => void): () => void {
  const { t, ask, contest } = useContestConsole();
  return () =>
    ask({
      ...weighedAct((word) => t(`staff.pay.release.${word}`)),
      send: (reason, options) => releasePaymentClaim(contest, { reason, entry }, options),
      onDone,
    });
}
