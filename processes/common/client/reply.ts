import type { AoOutgoing, AoResult } from '@rainbow-rabbit/shared/ao';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

/** The reply that an action of a process promises. */
export interface ReplyParams<Schema extends v.GenericSchema> {
  /** The reply's `Action` tag. */
  action: string;
  /** The shape of its data. */
  schema: Schema;
  /** Every code that the process refuses messages with. */
  codes: readonly ErrorCode[];
  /** The address that asked, which is the reply's target; without it, the first reply with that action counts. */
  target?: string;
}

const actionOf = ({ Tags }: AoOutgoing) => Tags.find(({ name }) => name === 'Action')?.value;

/**
 * Returns the error of a message that a process refused: with the process's own code where its text contains
 * `rr:<code>`, else `ao.process-failed`; undefined when the process did not refuse it.
 * @param codes the codes that the process has; any other one counts as none
 */
export function refusalOf({ Error: text }: AoResult, codes: readonly ErrorCode[]): AppError | undefined {
  if (text === undefined) return undefined;
  const written = /\brr:([a-z0-9-]+(?:\.[a-z0-9-]+)*)/.exec(text)?.[1];
  const code = codes.find((known) => known === written);
  return new AppError(code ?? 'ao.process-failed', { cause: text });
}

/**
 * Parses the data of the reply that one evaluation of a process promised.
 * @throws AppError the process's own code, `ao.process-failed`, `ao.no-reply`, `ao.invalid-reply`
 */
export function parseProcessReply<const Schema extends v.GenericSchema>(
  result: AoResult,
  { action, schema, codes, target }: ReplyParams<Schema>,
): v.InferOutput<Schema> {
  const refusal = refusalOf(result, codes);
  if (refusal) throw refusal;
  const reply = result.Messages.find(
    (message) => actionOf(message) === action && (target === undefined || message.Target === target),
  );
  if (!reply) throw new AppError('ao.no-reply', { params: { action } });
  const parsed = v.safeParse(schema, jsonOf(reply.Data));
  if (!parsed.success) throw new AppError('ao.invalid-reply', { cause: parsed.issues });
  return parsed.output;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
