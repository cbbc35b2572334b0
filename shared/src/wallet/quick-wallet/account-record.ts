import * as v from 'valibot';
import type { Address } from '../../arweave';
import { AppError } from '../../errors';
import { type AccountLock, lockSchema } from './lock-record';

/** The stored account (docs/product 3.3), in the form that every version of QuickWallet shares. */
export interface AccountRecord {
  address: Address;
  /** The encrypted key, see `keyfile-cipher`; of a locked account that text, sealed, see `lock/sealed-keyfile`. */
  keyfile: string;
  /** The data that opens the seal. Other versions of QuickWallet leave it alone and can't sign (decision 011). */
  lock?: AccountLock;
}

/** An account that only its user can open. */
export type LockedRecord = AccountRecord & { lock: AccountLock };

export const isLocked = (record: AccountRecord): record is LockedRecord => record.lock !== undefined;

/** Returns true for records with equal content. */
export const isSameRecord = (a: AccountRecord | undefined, b: AccountRecord | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Name of the record in the browser's storage. */
export const recordKey = 'account';

const isAddressText = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);

/** Older versions kept more fields; they stay in the storage as they are. */
const recordSchema = v.object({
  address: isAddressText,
  keyfile: v.pipe(v.string(), v.nonEmpty()),
  lock: v.optional(lockSchema),
});

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
