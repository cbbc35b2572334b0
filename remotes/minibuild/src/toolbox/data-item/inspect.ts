import { type DataItem, fromBase64Url, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type DataInput, readData } from '../fields/data-input';

/** An item with as much data as is signed here, also as base64url. */
export const maxInspectedMegabytes = 6;

export interface InspectedItem {
  item: DataItem;
  /** Whether its owner signed exactly these bytes; `unknown` for kinds of signatures that aren't checked here. */
  verdict: 'right' | 'wrong' | 'unknown';
}

/** Bytes from base64url, or from base64, also if it was broken into lines. @throws AppError `base64url.invalid` */
function pastedBytes(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64Url(text.replace(/\s/g, '').replace(/\+/g, '-').replace(/\//g, '_'));
}

/**
 * Reads a data item that was pasted or is in a file, and checks its signature.
 * @throws AppError `data-item.*` for what is none, `base64url.invalid`, `toolbox.*`
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
