import { PaymentCard } from '../prize/payment-card';
import { useStaffEvent } from '../session/staff-event';
import { RevealCard } from './reveal-card';
import { StandingCard } from './standing-card';

/** Section: the answers, the reveal of the key, the judging, and the payment of the prize. */
export function AnswersSection() {
  const { keyDigest, answers, reveal } = useStaffEvent().info;
  return (
    <>
      <StandingCard />
      {keyDigest !== undefined && answers > 0 && !reveal && <RevealCard keyDigest={keyDigest} />}
      <PaymentCard />
    </>
  );
}
