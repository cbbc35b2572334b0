import type * as v from 'valibot';
import { AppError, type ErrorCode, isAppError } from '../errors';
import { type HttpRequest, parseReply, request } from '../http';
import type { ReadCache, ReadCacheOptions } from './read-cache';

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

/** Options of a client, whichever units it talks to. */
export interface UnitClientOptions extends ReadCacheOptions {
  /** The cache of reads. Default: one of the client's own. */
  cache?: ReadCache;
  fetch?: typeof fetch;
  /** For posting a message and for one dry run. */
  timeoutMs?: number;
  /** For waiting until a message has been evaluated. */
  resultTimeoutMs?: number;
  /** Pause between two questions for a result that isn't there yet. */
  pauseMs?: number;
}

/** The greatest age of a known answer that a read takes, where its caller says nothing else. */
export const defaultMaxAgeMs = 3000;

async function asUnit<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const code = isAppError(error) ? ofUnits[error.code] : undefined;
    if (!(isAppError(error) && code)) throw error;
    throw new AppError(code, { cause: error, retryable: error.retryable });
  }
}

async function textOf(url: string, options: HttpRequest): Promise<string> {
  const { status, isOk, text } = await request(url, options);
  if (!isOk) throw refusal(status, text);
  return text;
}

/**
 * Asks a unit and reads its text.
 * @throws AppError those of `askUnit`, without `ao.invalid-reply`
 */
export const askUnitText = (url: string, options: HttpRequest): Promise<string> =>
  asUnit(() => textOf(url, options));

/**
 * Asks a unit and reads its JSON.
 * @throws AppError `ao.unreachable`, `ao.timeout`, `ao.aborted`, `ao.rate-limited` (429), `ao.unavailable` (5xx),
 *   `ao.refused` (any other refusal), `ao.invalid-reply`
 */
export const askUnit = <const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  options: HttpRequest,
): Promise<v.InferOutput<Schema>> => asUnit(async () => parseReply(await textOf(url, options), schema));
