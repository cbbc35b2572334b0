import * as v from 'valibot';
import {
  type Address,
  type Bytes,
  fromBase64Url,
  isAddress,
  ownerPublicKey,
  rsaPss,
  unshared,
} from '../../arweave';
import { refuseAnswer } from '../checked-answers';
import { type WalletPermission, walletPermissions } from '../connector';

/** Validates the answers of Beacon wallets. Each function fails with AppError `wallet.answer-invalid`. */

const address = v.pipe(
  v.string(),
  v.check(isAddress),
  v.transform((text) => text as Address),
);

function parsed<Schema extends v.GenericSchema>(
  question: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer);
  return success ? output : refuseAnswer(question, issues);
}

/** The permissions of an answer that are known here. */
export function permissionsAnswer(answer: unknown): readonly WalletPermission[] {
  const names = parsed('getPermissions', v.array(v.string()), answer);
  return walletPermissions.filter((permission) => names.includes(permission));
}

export const allAddressesAnswer = (answer: unknown): readonly Address[] =>
  parsed('getAllAddresses', v.array(address), answer);

/** The names that its user gave to each address. */
export const walletNamesAnswer = (answer: unknown): Readonly<Record<string, string>> =>
  parsed('getWalletNames', v.record(v.pipe(v.string(), v.check(isAddress)), v.string()), answer);

function decoded(question: string, base64Url: string): Bytes {
  try {
    return fromBase64Url(base64Url);
  } catch (cause) {
    return refuseAnswer(question, cause);
  }
}

/** The bytes of a data item, which come as base64url. */
export const dataItemAnswer = (answer: unknown): Bytes =>
  decoded('signDataItem', parsed('signDataItem', v.pipe(v.string(), v.nonEmpty()), answer));

const byte = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));

const jsonBytes = v.union([
  v.pipe(v.array(byte), v.minLength(1)),
  v.pipe(
    v.record(v.pipe(v.string(), v.digits()), byte),
    v.transform((byIndex) => Object.values(byIndex)),
    v.minLength(1),
  ),
  v.pipe(v.string(), v.nonEmpty()),
]);

/** Bytes in any of the forms in which JSON may carry them: numbers, numbers by index, base64 or base64url. */
export function jsonBytesAnswer(question: string, answer: unknown): Bytes {
  const bytes = parsed(question, jsonBytes, answer);
  if (typeof bytes !== 'string') return Uint8Array.from(bytes);
  return decoded(question, bytes.replace(/\+/g, '-').replace(/\//g, '_'));
}

/** The signature asked for: made with the owner's key over exactly these bytes, with this length of salt. */
export async function saltedSignatureAnswer(
  answer: unknown,
  { publicKey, data, saltLength }: { publicKey: string; data: Uint8Array; saltLength: number },
): Promise<Bytes> {
  const signature = jsonBytesAnswer('signature', answer);
  const key = await ownerPublicKey(fromBase64Url(publicKey));
  const params = { name: rsaPss.name, saltLength };
  const isRight = await crypto.subtle.verify(params, key, signature, unshared(data));
  return isRight ? signature : refuseAnswer('signature');
}
