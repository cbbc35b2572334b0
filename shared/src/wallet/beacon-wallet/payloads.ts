import { bytesOf, type DataItemInput, type SignedTransaction, toBase64Url } from '../../arweave';

/** Encodes values for which JSON has no form. Wallets know these encodings from the protocol's own SDK. */

/** Raw bytes, as the decimal numbers of the bytes: `9,8,7`. */
export const decimals = (bytes: Uint8Array): string => bytesOf(bytes).join();

/** The text whose UTF-8 bytes these are, if they are any's. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A data item: its data as text wherever possible, since other bytes become an object of numbers. */
export function dataItemPayload({ data, tags = [], target, anchor }: DataItemInput) {
  const bytes = typeof data === 'string' ? undefined : bytesOf(data);
  return {
    data: bytes ? (textOf(bytes) ?? { ...bytes }) : data,
    tags,
    ...(target !== undefined && { target }),
    ...(anchor !== undefined && { anchor }),
  };
}

/** A transaction as the network's JSON has it, in its order: its data in base64url. */
export function transactionPayload(transaction: SignedTransaction) {
  const { format, id, last_tx, owner, tags, target, quantity, data, ...rest } = transaction;
  const { data_size, data_root, reward, signature } = rest;
  const inBase64Url = toBase64Url(data);
  return {
    format,
    id,
    last_tx,
    owner,
    tags,
    target,
    quantity,
    data: inBase64Url,
    data_size,
    data_root,
    reward,
    signature,
  };
}
