import { type DataItem, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Refusal } from '../http/refusal';

/**
 * A data item from outside, once it is certain that its owner signed exactly this.
 * @throws Refusal 400 with the code of what is wrong with it
 */
export async function readSignedItem(bytes: Uint8Array): Promise<DataItem> {
  try {
    const item = await parseDataItem(bytes);
    if (await verifyDataItem(item)) return item;
  } catch (reason) {
    if (isAppError(reason)) throw new Refusal(400, reason.code, 'This is not a data item (ANS-104).');
    throw reason;
  }
  throw new Refusal(
    400,
    'data-item.signature-invalid',
    'The signature is not that of the owner over this item.',
  );
}
