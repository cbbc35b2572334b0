import { rabbitIdSchema } from '@rainbow-rabbit/processes/rabbit/client/domain';
import * as v from 'valibot';

export const scannedCodeSchema = v.object({
  rabbit: rabbitIdSchema,
  slot: v.number(),
  /** base64url, 10 bytes. */
  token: v.string(),
});
/** The content of a rabbit's code: the rabbit, the slot, and the token that proves having been there. */
export type ScannedCode = v.InferOutput<typeof scannedCodeSchema>;
