import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../common/client/reply-fields';

export const batchStateSchema = v.object({
  batch: wholeNumber,
  /** 16 bytes in base64url. */
  root: v.string(),
  count: wholeNumber,
  /** In base64url: a bit for each ticket, eight to a byte from the lowest one on, 1 once it was used. */
  used: v.string(),
  at: ledgerTime,
});

/** A batch of tickets, and which of them were used. */
export type BatchState = v.InferOutput<typeof batchStateSchema>;
