import * as v from 'valibot';
import type { Address } from '../../arweave';
import { AppError } from '../../errors';

/** The stored account (product-spec section 3), in the form that every version of QuickWallet shares. */
export interface AccountRecord {
  address: Address;
  /** The encrypted key, see `keyfile-cipher`. */
  keyfile: string;
}

/** Name of the record in the browser's storage. */
export const recordKey = 'account';

const isAddressText = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);

/** Older versions kept more fields; they stay in the storage as they are. */
const recordSchema = v.object({ address: isAddressText, keyfile: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Reads the record's text; undefined when there is no account.
 * @throws AppError `wallet.record-corrupt` when there is something that can't be read
 */
export function parseRecord(text: string | null): AccountRecord | undefined {
  if (text === null || text === 'null') return undefined;
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  // The issues would quote what is stored, so they aren't kept as the cause.
  if (!record.success) throw new AppError('wallet.record-corrupt');
  return record.output;
}
