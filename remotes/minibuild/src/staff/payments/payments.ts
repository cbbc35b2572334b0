import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { PaymentRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { KeptPayment } from './kept-payment';

/** The payments of a contest's prizes, for their section's parts. */
export interface PrizePayments {
  token: ProcessId;
  /** Decimal places of a whole token. */
  denomination: number;
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  kept: KeptValue<KeptPayment>;
  results: readonly ResultRow[];
  /** Those that are recorded. */
  payments: readonly PaymentRow[];
  /** Looks again, once something has changed. */
  renew: () => void;
}

export const [PaymentsContext, usePayments] = neededContext<PrizePayments>('PaymentsContext');
