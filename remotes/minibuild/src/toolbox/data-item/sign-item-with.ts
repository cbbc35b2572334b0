import {
  assertDataItem,
  type DataItem,
  type DataItemInput,
  parseWhatWasAsked,
} from '@rainbow-rabbit/shared/arweave';
import { type DataInput, readData } from '../fields/data-input';
import type { WalletConnection } from '../wallet/use-connected-wallet';

/** Items are shown after signing, so they are smaller than uploads. */
export const maxItemMegabytes = 4;

export interface ItemDraft extends Omit<DataItemInput, 'data'> {
  data: DataInput;
}

/**
 * Has a data item signed. The input is validated before the wallet asks its user, and the wallet's answer is
 * verified before it is returned.
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
