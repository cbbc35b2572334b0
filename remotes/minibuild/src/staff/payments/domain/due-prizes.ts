import type { Contest, PaymentRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { shareOf, sumOf } from '../../amounts/quantity';

type Prize = NonNullable<Contest['facts']>['prizes'][number];

/** An entry that won prizes. */
export interface DuePrize {
  row: ResultRow;
  /** The prizes of its place; entries that share a place share the prizes of all places that they take. */
  prizes: readonly Prize[];
  /** Entries that share the place, this one among them. */
  sharedBy: number;
  /** The amount that the entry is to be paid, in smallest units; undefined where its prizes have none. */
  due?: string | undefined;
  payments: readonly PaymentRow[];
  /** The sum of the payments. */
  paid: string;
}

/**
 * Returns the entries that won prizes, the first place first.
 * @param results the published results
 */
export function duePrizes(
  results: readonly ResultRow[],
  prizes: readonly Prize[],
  payments: readonly PaymentRow[],
): DuePrize[] {
  return results
    .filter(({ place }) => place <= prizes.length)
    .map((row) => {
      const sharedBy = results.filter(({ place }) => place === row.place).length;
      const own = prizes.slice(row.place - 1, row.place - 1 + sharedBy);
      const amounts = own.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
      const made = payments.filter(({ entry }) => entry === row.entry);
      return {
        row,
        prizes: own,
        sharedBy,
        due: amounts.length > 0 ? shareOf(sumOf(amounts), sharedBy) : undefined,
        payments: made,
        paid: sumOf(made.map(({ quantity }) => quantity)),
      };
    });
}
