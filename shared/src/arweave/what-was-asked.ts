import { AppError } from '../errors';
import { addsNoActingTags } from './acting-tags';
import { bytesOf, equalBytes, utf8 } from './bytes';
import { keepsTags } from './keeps-tags';
import { parseDataItem } from './parse-data-item';
import type { Address, DataItem, DataItemInput, Tag } from './types';
import { verifyDataItem } from './verify-data-item';

const dataOf = ({ data }: DataItemInput) => (typeof data === 'string' ? utf8(data) : bytesOf(data));

/** Of two tags with one name a process takes the last, and ignores the case of letters. */
const keepsItemTags = (asked: readonly Tag[], signed: readonly Tag[]) =>
  keepsTags(asked, signed, (name) => name.toLowerCase()) && addsNoActingTags(asked, signed);

async function firstDifference(
  item: DataItem,
  asked: DataItemInput,
  address?: Address,
): Promise<string | undefined> {
  if (item.target !== (asked.target ?? '')) return 'target';
  if (!equalBytes(item.data, dataOf(asked))) return 'data';
  if (!keepsItemTags(asked.tags ?? [], item.tags)) return 'tags';
  if (address !== undefined && item.address !== address) return 'owner';
  return (await verifyDataItem(item)) ? undefined : 'signature';
}

/**
 * Parses a wallet's signed data item, and rejects an item that differs from the request or has another signer
 * (docs/product 13.3). The anchor is free: no meaning depends on it, and some wallets set their own.
 * @throws AppError `data-item.not-what-was-asked` with the part that differs; `data-item.*` for bytes that are not
 * a data item
 */
export async function parseWhatWasAsked(
  signed: unknown,
  asked: DataItemInput,
  address?: Address,
): Promise<DataItem> {
  const item = await parseDataItem(signed);
  const part = await firstDifference(item, asked, address);
  if (part) throw new AppError('data-item.not-what-was-asked', { params: { part } });
  return item;
}
