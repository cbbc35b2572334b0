import type * as v from 'valibot';
import { AppError, type ErrorCode, isAppError } from '../errors';
import { type HttpRequest, parseReply, request } from '../http';

/** The codes of AO's units in place of those of requests. */
const ofUnits: Partial<Record<ErrorCode, ErrorCode>> = {
  'http.aborted': 'ao.aborted',
  'http.invalid-reply': 'ao.invalid-reply',
  'http.timeout': 'ao.timeout',
  'http.unreachable': 'ao.unreachable',
};

/** The codes of failures on the way to a unit, each with true when the same request may work later. */
function refusal(status: number, text: string): AppError {
  const options = { params: { status }, cause: text.slice(0, 200) };
  if (status === 429) return new AppError('ao.rate-limited', { ...options, retryable: true });
  if (status >= 500) return new AppError('ao.unavailable', { ...options, retryable: true });
  return new AppError('ao.refused', options);
}

/**
 * Asks a message or compute unit and reads its JSON.
 * @throws AppError `ao.unreachable`, `ao.timeout`, `ao.aborted`, `ao.rate-limited` (429), `ao.unavailable` (5xx),
 *   `ao.refused` (any other refusal), `ao.invalid-reply`
 */
export async function askUnit<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  options: HttpRequest,
): Promise<v.InferOutput<Schema>> {
  try {
    const { status, isOk, text } = await request(url, options);
    if (!isOk) throw refusal(status, text);
    return parseReply(text, schema);
  } catch (error) {
    const code = isAppError(error) ? ofUnits[error.code] : undefined;
    if (!(isAppError(error) && code)) throw error;
    throw new AppError(code, { cause: error, retryable: error.retryable });
  }
}
