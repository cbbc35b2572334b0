import * as v from 'valibot';
import { AppError } from '../errors';
import { type HttpRequest, request, statusError } from './request';

/**
 * Fetches JSON and checks its shape.
 * @throws AppError those of `request`, `http.status` (with the status), `http.invalid-reply`
 */
export async function getJson<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  options?: Omit<HttpRequest, 'method' | 'body'>,
): Promise<v.InferOutput<Schema>> {
  const { status, isOk, text } = await request(url, options);
  if (!isOk) throw statusError(status);
  return parseReply(text, schema);
}

/**
 * Reads a reply's text as JSON of a given shape.
 * @throws AppError `http.invalid-reply`
 */
export function parseReply<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new AppError('http.invalid-reply', { cause: parsed.issues });
  return parsed.output;
}
