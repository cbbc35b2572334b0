import type { Address, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** An address of the network. */
export const addressText = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);

/** The id of a transaction or data item on the storage network. */
export const transactionId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as TxId),
);
