import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import * as v from 'valibot';
import { messageRequestSchema } from '../request/domain/message-request';

/** The schema of a message on its way, as the task keeps it. */
const sendStateSchema = v.object({
  request: messageRequestSchema,
  /** `edit`: it is being filled in. `review`: it is shown before it is signed, or on its way. */
  step: v.picklist(['edit', 'review']),
  signed: v.optional(keptMessageSchema),
});

export type KeptSending = v.InferOutput<typeof sendStateSchema>;

/** Reads the state that a task kept; undefined for anything else. */
export function parseKeptSending(kept: unknown): KeptSending | undefined {
  const parsed = v.safeParse(sendStateSchema, kept);
  return parsed.success ? parsed.output : undefined;
}
