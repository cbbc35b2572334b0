import {
  assertDataItem,
  type DataItem,
  type DataItemInput,
  parseWhatWasAsked,
} from '@rainbow-rabbit/shared/arweave';
import { type DataInput, readData } from '../fields/data-input';
import type { WalletConnection } from '../wallet/use-connected-wallet';

/** Larger ones are for uploads; these are also shown. */
export const maxItemMegabytes = 4;

export interface ItemDraft extends Omit<DataItemInput, 'data'> {
  data: DataInput;
}

/**
 * Has a data item signed. What is wrong with it is told before the wallet asks anybody, and what the wallet made of it
 * is checked before it is called an item.
 * @throws AppError `toolbox.*`, `data-item.*`, `base64url.invalid`; those of the wallet
 */
export async function signItemWith(
  { connector, address }: WalletConnection,
  { data: given, tags, target, anchor }: ItemDraft,
): Promise<DataItem> {
  const data = await readData(given, maxItemMegabytes);
  const input = { data, tags, ...(target && { target }), ...(anchor && { anchor }) };
  assertDataItem(input);
  return await parseWhatWasAsked(await connector.signDataItem(input), input, address);
}
