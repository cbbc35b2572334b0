import { AppError } from '@rainbow-rabbit/shared/errors';
import { askResult } from './ask-log';
import { withoutColours } from './domain/plain-error';
import type { SentItem } from './domain/sent-item';
import type { LedgerPlace } from './place';
import { asJson, type UnitResult } from './unit-schemas';

/** The effect of a message, as the compute unit says. */
export interface MessageResult {
  /** The error that it ended with, without colours; the state is as it was before. */
  error?: string;
  /** The text that it printed or returned, without colours, cut at `maxOutputLength`. */
  output: string;
  isOutputCut: boolean;
  messages: readonly SentItem[];
  spawns: readonly SentItem[];
  /** Messages and spawns that are left out, since there are more than `maxSent`. */
  leftOut: number;
  /** Gas that the evaluation took; undefined where the unit doesn't say. */
  gas?: number;
}

/** Characters of an output that are kept, at most. */
export const maxOutputLength = 256 * 1024;

/** Messages and spawns of a result that are kept, at most. */
export const maxSent = 1000;

const unknownMessage = () => new AppError('ledger.unknown-message');

/** The time that a unit has to evaluate a message that it had not evaluated before. */
const timeoutMs = 60_000;

/**
 * Reads what a message did.
 * @throws AppError `ledger.unknown-message`, `ledger.too-large`, and those of requests
 */
export async function readMessageResult(
  place: LedgerPlace,
  process: string,
  message: string,
  signal?: AbortSignal,
): Promise<MessageResult> {
  return messageResultOf(
    await askResult(place, process, message, { unknown: unknownMessage, signal, timeoutMs }),
  );
}

function messageResultOf({ Error: failure, Output, Messages, Spawns, GasUsed }: UnitResult): MessageResult {
  const error = errorText(failure);
  const whole = withoutColours(outputText(Output));
  const messages = Messages.slice(0, maxSent).map(sentMessage);
  const spawns = Spawns.slice(0, maxSent).map(sentMessage);
  const gas = Number(GasUsed);
  return {
    ...(error !== undefined && { error }),
    output: whole.slice(0, maxOutputLength),
    isOutputCut: whole.length > maxOutputLength,
    messages,
    spawns,
    leftOut: Messages.length - messages.length + Spawns.length - spawns.length,
    ...(Number.isFinite(gas) && gas > 0 && { gas }),
  };
}

const sentMessage = ({ Target, Tags, Data }: UnitResult['Messages'][number]): SentItem => ({
  target: Target,
  tags: Tags,
  data: Data,
});

/** An empty Lua table becomes an empty JSON array, so no error can look like that too. */
function errorText(error: unknown): string | undefined {
  if (!error || (Array.isArray(error) && error.length === 0)) return undefined;
  return withoutColours((typeof error === 'string' ? error : asJson(error)).slice(0, maxOutputLength));
}

/** Returns an output as text: aos gives a text, or a table with one in `data`, or with `data.output`. */
function outputText(output: unknown): string {
  if (typeof output === 'string') return output;
  if (typeof output !== 'object' || output === null) return String(output ?? '');
  if ('data' in output) return outputText(output.data);
  if ('output' in output) return outputText(output.output);
  return Object.keys(output).length === 0 ? '' : asJson(output);
}
