import { PaymentCard } from '../prize/payment-card';
import { ReportCard } from '../prize/report-card';
import { useStaffEvent } from '../session/staff-event';
import { RevealCard } from './reveal-card';
import { StandingCard } from './standing-card';

/** Section: the answers, the reveal of the key, the judging, the payment of the prize, and the report of points. */
export function AnswersSection() {
  const { keyDigest, answers, reveal } = useStaffEvent().info;
  return (
    <>
      <StandingCard />
      {keyDigest !== undefined && answers > 0 && !reveal && <RevealCard />}
      <PaymentCard />
      <ReportCard />
    </>
  );
}
