import { readAllPages } from '@rainbow-rabbit/parts/rows';
import {
  defaultPageLimit,
  maxEntries,
  maxPayments,
  type PaymentClaim,
  type PaymentRow,
  type ProcessPlace,
  type ProcessReadOptions,
  readContestPayments,
  readPaymentClaims,
} from '@rainbow-rabbit/processes/minibuild/client';

/** Reads all recorded payments. */
export const readAllPayments = (contest: ProcessPlace, options: ProcessReadOptions): Promise<PaymentRow[]> =>
  readAllPages((range) => readContestPayments(contest, range, options), defaultPageLimit, maxPayments);

/** A payment that is announced and not recorded. */
export interface AnnouncedPayment extends PaymentClaim {
  /** True once its time is over: another payment of the entry can be announced. */
  isOver: boolean;
}

/** Reads all payments that are announced and not recorded, each judged by the contest's own time. */
export const readAllClaims = (
  contest: ProcessPlace,
  options: ProcessReadOptions,
): Promise<AnnouncedPayment[]> =>
  readAllPages(
    async (range) => {
      const { total, rows, at } = await readPaymentClaims(contest, range, options);
      return { total, rows: rows.map((row) => ({ ...row, isOver: row.endsAt <= at })) };
    },
    defaultPageLimit,
    maxEntries,
  );
