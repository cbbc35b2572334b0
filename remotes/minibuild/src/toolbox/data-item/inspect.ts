import { type DataItem, fromBase64Url, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type DataInput, readData } from '../fields/data-input';

/** The limit of the input: the largest item that can be signed here, also as base64url. */
export const maxInspectedMegabytes = 6;

export interface InspectedItem {
  item: DataItem;
  /**
   * `right`: its owner signed exactly these bytes; `unknown`: the kind of signature can't be verified here.
   */
  verdict: 'right' | 'wrong' | 'unknown';
}

/** Decodes base64url or base64, with or without line breaks. @throws AppError `base64url.invalid` */
function pastedBytes(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64Url(text.replace(/\s/g, '').replace(/\+/g, '-').replace(/\//g, '_'));
}

/**
 * Parses a data item that was pasted or is in a file, and verifies its signature.
 * @throws AppError `data-item.*` for bytes that are not a data item, `base64url.invalid`, `toolbox.*`
 */
export async function inspect(input: DataInput): Promise<InspectedItem> {
  const given = await readData(input, maxInspectedMegabytes);
  const item = await parseDataItem(typeof given === 'string' ? pastedBytes(given) : given);
  return { item, verdict: await verdictOn(item) };
}

async function verdictOn(item: DataItem): Promise<InspectedItem['verdict']> {
  try {
    return (await verifyDataItem(item)) ? 'right' : 'wrong';
  } catch (error) {
    if (hasCode(error, 'data-item.signature-type-unsupported')) return 'unknown';
    throw error;
  }
}
