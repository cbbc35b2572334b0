import { AppError } from '../errors';
import { assertActingTagsOnce } from './acting-tags';
import { copiedBytes } from './bytes';
import { assertDataItem } from './data-item-parts';
import { formOfTag, maxTagBytes } from './tags';
import type { DataItemInput, SignedTransaction, Tag, TransactionLike } from './types';

/**
 * The copies are made of primitive values and of objects of our own. Areas are built apart and may hand over any object:
 * each field is read once, by its name, and nothing of the object's class, lists or iterators is used.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws AppError `data-item.tag-format` */
function copiedTag(given: unknown): Tag {
  const { name, value }: { name?: unknown; value?: unknown } = isObject(given) ? given : {};
  if (typeof name === 'string' && typeof value === 'string') return Object.freeze({ name, value });
  throw new AppError('data-item.tag-format', {
    params: { tag: formOfTag(isObject(given) ? { name, value } : given) },
  });
}

/** @throws AppError `data-item.tag-format`, also for what is no list */
function copiedTags(given: unknown): readonly Tag[] {
  if (!Array.isArray(given))
    throw new AppError('data-item.tag-format', { params: { tag: formOfTag(given) } });
  // One more than fit is enough to be refused.
  const length = Math.min(given.length, maxTagBytes + 1);
  return Object.freeze(Array.from({ length }, (_, index) => copiedTag(given[index])));
}

/** @throws AppError `base64url.invalid`, `data-item.anchor-length` */
function copiedText(given: unknown, code: 'base64url.invalid' | 'data-item.anchor-length'): string {
  if (typeof given === 'string') return given;
  throw new AppError(code);
}

/**
 * Returns a plain, frozen copy of an item that shares no memory with it, so that what the user is shown stays what is
 * signed.
 * @throws AppError `data-item.*` for an item that can't be made or could be read in two ways
 */
export function copiedItem(given: DataItemInput): DataItemInput {
  const { data, tags = [], target, anchor, receiver } = given;
  const copy = Object.freeze({
    data: typeof data === 'string' ? data : copiedBytes(data),
    tags: copiedTags(tags),
    ...(target !== undefined && { target: copiedText(target, 'base64url.invalid') }),
    ...(anchor !== undefined && { anchor: copiedText(anchor, 'data-item.anchor-length') }),
    ...(typeof receiver === 'string' && { receiver }),
  });
  assertDataItem(copy);
  assertActingTagsOnce(copy.tags);
  return copy;
}

/**
 * Returns a plain, frozen copy of a transaction that shares no memory with it.
 * @throws AppError `transaction.invalid` with the first field of another type, `data-item.*` for other data or tags
 */
export function copiedTransaction(given: TransactionLike): SignedTransaction {
  const { format, last_tx, target, quantity, reward, data_size, data_root, data, tags } = given;
  const { owner = '', signature = '', id = '' } = given;
  const texts = { last_tx, target, quantity, reward, data_size, data_root, owner, signature, id };
  for (const [field, text] of Object.entries<unknown>(texts)) {
    if (typeof text !== 'string') throw new AppError('transaction.invalid', { params: { field } });
  }
  if (typeof format !== 'number') throw new AppError('transaction.invalid', { params: { field: 'format' } });
  return Object.freeze({ format, ...texts, data: copiedBytes(data), tags: copiedTags(tags) });
}
