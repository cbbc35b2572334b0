import { PaymentCard } from '../prize/payment-card';

/** Section: the answers, their judging, and the payment of the prize. */
export function AnswersSection() {
  return <PaymentCard />;
}
