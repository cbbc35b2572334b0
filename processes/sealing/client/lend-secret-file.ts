import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { emptySecret } from './empty-secret';

/** Bytes of the longest file that is read: those of the console have less than 1,000. */
const longestFile = 10_000;

/** A kind of file in which the staff keep a secret. */
export interface SecretFileKind<Content> {
  /** Returns a new object: what the JSON of the file has is emptied as well. */
  schema: v.GenericSchema<unknown, Content>;
  /** The code for a file that is not of this kind. */
  unreadable: ErrorCode;
}

/** Reads the content of a file. All that holds any of the secret goes into `held`. */
async function contentOf<Content>(
  file: File,
  { schema, unreadable }: SecretFileKind<Content>,
  held: unknown[],
): Promise<Content> {
  try {
    if (file.size > longestFile) throw new RangeError('The file is too long');
    const bytes = new Uint8Array(await file.arrayBuffer());
    held.push(bytes);
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    held.push(json);
    const content = v.parse(schema, json);
    held.push(content);
    return content;
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError(unreadable);
  }
}

/**
 * Lends the content of a file in which the staff keep a secret for one use. When that ends, well or badly, the bytes of the file
 * and every text and buffer of its content are overwritten: the use returns nothing of them.
 * @throws AppError `unreadable` of the kind, and what the use throws
 */
export async function lendSecretFile<Content, Result>(
  file: File,
  kind: SecretFileKind<Content>,
  use: (content: Content) => Result | Promise<Result>,
): Promise<Result> {
  const held: unknown[] = [];
  try {
    return await use(await contentOf(file, kind, held));
  } finally {
    emptySecret(held);
  }
}
