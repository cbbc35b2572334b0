import { assertActingTagsOnce } from './acting-tags';
import { bytesOf } from './bytes';
import { assertDataItem } from './data-item-parts';
import type { DataItemInput, TransactionLike } from './types';

/**
 * Returns a frozen copy of an item that shares no memory with it, so that what the user is shown stays what is
 * signed.
 * @throws AppError `data-item.*` for an item that can't be made or could be read in two ways
 */
export function copiedItem({ data, tags = [], target, anchor }: DataItemInput): DataItemInput {
  const copy = Object.freeze({
    data: typeof data === 'string' ? data : bytesOf(data).slice(),
    tags: Object.freeze(tags.map((tag) => (isRecord(tag) ? Object.freeze({ ...tag }) : tag))),
    ...(target !== undefined && { target }),
    ...(anchor !== undefined && { anchor }),
  });
  assertDataItem(copy);
  assertActingTagsOnce(copy.tags);
  return copy;
}

/** Areas are built apart: nothing has checked that a tag is a record. */
const isRecord = (tag: unknown) => typeof tag === 'object' && tag !== null;

/**
 * Returns a copy of a transaction, of the same class, that shares no memory with it.
 * @throws AppError `data-item.*` for data that isn't bytes
 */
export function copiedTransaction<T extends TransactionLike>(transaction: T): T {
  const copy: T = Object.assign(Object.create(Object.getPrototypeOf(transaction)), transaction);
  const tags = copy.tags.map((tag) => Object.assign(Object.create(Object.getPrototypeOf(tag)), tag));
  Object.assign(copy, { data: bytesOf(copy.data).slice(), tags });
  return copy;
}
