import * as v from 'valibot';
import type { TransactionLike } from '../arweave';
import { AppError } from '../errors';
import { transactionReplySchema } from './replies';

const uploadStateSchema = v.object({
  /** The signed transaction, without its data. */
  transaction: transactionReplySchema,
  /** `begun`: it was sent, and whether it arrived is not known. */
  posting: v.picklist(['not-begun', 'begun', 'done']),
  /** The number of chunks, from the first on, that the gateway has accepted. */
  uploadedChunks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The URL of the gateway that it was sent to: only that one has its chunks. */
  gateway: v.optional(v.string()),
});

/** The progress of an upload as plain JSON. An upload can continue from it, also after a reload of the page. */
export type UploadState = v.InferOutput<typeof uploadStateSchema>;

/** The state of an upload that has not begun. */
export function newUpload({ data: _, ...fields }: TransactionLike): UploadState {
  const transaction = v.parse(transactionReplySchema, fields);
  return { transaction, posting: 'not-begun', uploadedChunks: 0 };
}

/**
 * Checks what was kept of an upload: JSON as text, or its value.
 * @throws AppError `gateway.upload-state-invalid`
 */
export function parseUploadState(kept: unknown): UploadState {
  const schema = v.union([v.pipe(v.string(), v.parseJson(), uploadStateSchema), uploadStateSchema]);
  const parsed = v.safeParse(schema, kept);
  if (!parsed.success) throw new AppError('gateway.upload-state-invalid', { cause: parsed.issues });
  return parsed.output;
}

/** The signed transaction of an upload that was kept, with its data again: what `uploadTransaction` takes. */
export function resumedTransaction({ transaction }: UploadState, data: Uint8Array): TransactionLike {
  return { ...transaction, data };
}
