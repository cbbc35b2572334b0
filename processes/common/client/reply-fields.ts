import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The latest time that a date can have, in Unix milliseconds: a later one can't be shown. */
const latestTime = 8.64e15;

/** The process's time at a reply, in Unix milliseconds: the ledger's time is never before it. */
export const ledgerTime = v.pipe(wholeNumber, v.maxValue(latestTime));

/** 32 bytes in base64url, which every address and id is. */
const idText = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** An address of the network. */
export const addressText = v.pipe(
  idText,
  v.transform((text) => text as Address),
);

/** The id of a process. */
export const processIdText = v.pipe(
  idText,
  v.transform((text) => text as ProcessId),
);

/** The tag of a language, such as `ja` and `zh-tw`; it need not be one of the app's. */
export const languageTag = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2})?$/));

/** A quantity of a token in its smallest units: a whole number of any size, in decimal digits. */
export const tokenQuantity = v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)$/));

/** The id of a transaction or data item on the storage network. */
export const transactionId = v.pipe(
  idText,
  v.transform((text) => text as TxId),
);

/** The part of a keepsake that an address has earned, in the replies that list them. */
export const keepsakeEntries = {
  isAsked: v.boolean(),
  /** Its process, which is also the transaction whose data is its picture; absent until the network has made it. */
  asset: v.optional(transactionId),
  /** Unix milliseconds from which it is late, and may be asked for again; present while it is being made. */
  lateAt: v.optional(wholeNumber),
};

/** The part of a process with a staff desk in its `Info`: the version of the state's shape, the owner, and the staff, the owner first. */
export const deskEntries = { version: wholeNumber, owner: addressText, staff: v.array(addressText) };

/** A value in the detail of an act. */
export const plainValue = v.union([v.string(), v.number(), v.boolean()]);

/**
 * Returns the schema of a page of the acts of a process's staff, newest first.
 * @param detail of the fields of an act besides its reason
 */
export const staffLogOf = <Value extends v.GenericSchema>(detail: Value) =>
  v.object({
    total: wholeNumber,
    rows: v.array(
      v.object({
        at: wholeNumber,
        address: addressText,
        action: v.string(),
        reason: v.string(),
        detail: v.optional(v.record(v.string(), detail)),
      }),
    ),
    at: ledgerTime,
  });
