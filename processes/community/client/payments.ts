import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import { type PaymentList, paymentListSchema, type SentClaim, sentClaimSchema } from './replies/payments';

/**
 * Has the token pay the sender, who must be admitted, as much of what can be claimed as the caps of the day leave. While a payment is
 * not paid, that one is sent again, also after a minute without an answer: it is never paid twice.
 */
export function claimEarnings(community: ProcessPlace, options: ProcessSendOptions): Promise<SentClaim> {
  return communityCalls.send(community, { action: 'Claim', data: {}, schema: sentClaimSchema }, options);
}

/** Reads a page of an address's payments, newest first. */
export function readPayments(
  community: ProcessPlace,
  address: Address,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<PaymentList> {
  return communityCalls.read(
    community,
    { action: 'Payments', data: { address, ...page }, schema: paymentListSchema },
    options,
  );
}
