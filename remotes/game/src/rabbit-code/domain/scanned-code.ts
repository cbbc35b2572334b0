import { rabbitIdSchema } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

export const scannedCodeSchema = v.object({
  rabbit: rabbitIdSchema,
  slot: v.number(),
  /** base64url: the 10 bytes of a slot's token, or the 12 of a printed badge's secret. */
  token: v.string(),
  /** True for a printed badge: its code never changes, and the slot is that of the reading. */
  printed: v.optional(v.literal(true)),
});
/** The content of a rabbit's code: the rabbit, the slot, and the token that proves having been there. */
export type ScannedCode = v.InferOutput<typeof scannedCodeSchema>;
