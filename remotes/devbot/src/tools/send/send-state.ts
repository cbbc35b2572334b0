import * as v from 'valibot';
import { messageRequestSchema } from '../request/domain/message-request';

/** The schema of a message on its way, as the task keeps it. */
const sendStateSchema = v.object({
  request: messageRequestSchema,
  /** `edit`: it is being filled in. `review`: it is shown before it is signed, or on its way. */
  step: v.picklist(['edit', 'review']),
  /** The signed message, kept before it is posted: another attempt posts the same one again, which changes nothing. */
  signed: v.optional(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
      /** In base64url. */
      item: v.string(),
      isPosted: v.boolean(),
    }),
  ),
});

export type KeptSending = v.InferOutput<typeof sendStateSchema>;

/** Reads the state that a task kept; undefined for anything else. */
export function parseKeptSending(kept: unknown): KeptSending | undefined {
  const parsed = v.safeParse(sendStateSchema, kept);
  return parsed.success ? parsed.output : undefined;
}
