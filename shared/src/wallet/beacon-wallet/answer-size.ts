import type { BeaconRequest } from './protocol';

/** The signature and public key that a wallet adds: 512 bytes each. */
const signedBytes = 1024;
const inBase64 = (bytes: number) => Math.ceil((bytes * 4) / 3);
const bytesOfText = (text: unknown) => new Blob([String(text)]).size;

/** The bytes of an item's data as it is sent: text, or an object of numbers. */
function dataBytes({ data }: { data?: unknown }): number {
  return typeof data === 'string' ? bytesOfText(data) : Object.keys(Object(data)).length;
}

/**
 * Returns the least number of bytes that a wallet's answer to a request has: of a signed item or transaction, all that
 * was sent comes back. Other answers are small, or smaller than their request.
 */
export function leastAnswerBytes({ action, dataItem, transaction }: BeaconRequest): number {
  if (action === 'signDataItem') return inBase64(dataBytes(Object(dataItem)) + signedBytes);
  if (action === 'sign') return bytesOfText(Object(transaction).data) + inBase64(signedBytes);
  return 0;
}
