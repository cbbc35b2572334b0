import * as v from 'valibot';
import { isAddress, type TxId } from '../arweave';
import { AppError } from '../errors';

/** The error of a dispatch of which nobody knows whether it happened. */
export const unconfirmed = (id: string, cause?: unknown) =>
  new AppError('wallet.dispatch-unconfirmed', { params: { id }, cause });

const dispatchResult = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.object({ id: v.string() }),
      v.transform(({ id }) => id),
    ),
  ]),
  v.check(isAddress),
  v.transform((id) => id as string as TxId),
);

/**
 * Returns the id of a transaction that a wallet says it sent; some answer the id alone.
 * @throws AppError `wallet.dispatch-unconfirmed`: the wallet may have sent something nonetheless
 */
export function dispatchedId(answer: unknown): TxId {
  const { success, output, issues } = v.safeParse(dispatchResult, answer);
  if (!success) throw unconfirmed('', issues);
  return output;
}
