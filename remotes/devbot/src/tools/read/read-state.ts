import * as v from 'valibot';
import { type MessageRequest, messageRequestSchema } from '../request/domain/message-request';

/** Reads the request that a task kept; undefined for anything else. */
export function parseReadState(kept: unknown): MessageRequest | undefined {
  const parsed = v.safeParse(messageRequestSchema, kept);
  return parsed.success ? parsed.output : undefined;
}
