import { AppError } from '@rainbow-rabbit/shared/errors';
import { type HttpRequest, parseReply, requestBytes, statusError } from '@rainbow-rabbit/shared/http';
import type * as v from 'valibot';

/** The largest answer of a unit that is read, in bytes. */
const maxAnswerBytes = 8 * 1024 ** 2;

/** The statuses by which units say that they don't know an id. */
const unknownStatuses: ReadonlySet<number> = new Set([400, 404]);

export interface UnitQuestion extends HttpRequest {
  /** Returns the error of an id that the unit doesn't know. */
  unknown: () => AppError;
}

/**
 * Asks a unit and reads its JSON, of a bounded size.
 * @throws AppError `ledger.too-large`, that of `unknown`, `http.status`, `http.invalid-reply`, and those of `requestBytes`
 */
export async function askLedgerUnit<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  { unknown, ...options }: UnitQuestion,
): Promise<v.InferOutput<Schema>> {
  const { status, isOk, bytes } = await requestBytes(url, {
    headers: { accept: 'application/json' },
    maxBytes: maxAnswerBytes,
    ...options,
  });
  if (unknownStatuses.has(status)) throw unknown();
  if (!isOk) throw statusError(status);
  if (!bytes) throw new AppError('ledger.too-large');
  return parseReply(new TextDecoder().decode(bytes), schema);
}
