import { AppError } from '../errors';
import { fromBase64Url } from './base64url';
import type { Tag } from './types';

/**
 * Names of tags that the receiver of a message acts on: aos and processes read them as the message's fields. Small
 * letters, as some units ignore case.
 */
const actingNames: ReadonlySet<string> = new Set([
  'action',
  'amount',
  'anchor',
  'assignments',
  'authority',
  'block-height',
  'content-type',
  'cron',
  'epoch',
  'from',
  'from-module',
  'from-process',
  'hash-chain',
  'id',
  'module',
  'nonce',
  'on-boot',
  'owner',
  'process',
  'pushed-for',
  'quantity',
  'recipient',
  'reference',
  'scheduler',
  'sender',
  'target',
  'timestamp',
  'type',
  'variant',
]);

const isActing = (name: string) => actingNames.has(name.toLowerCase());

/**
 * Rejects tags with two values for a name that the receiver acts on: a user would be shown one of them, and the
 * receiver could take the other.
 * @throws AppError `data-item.tag-repeated` with the name
 */
export function assertActingTagsOnce(tags: readonly Pick<Tag, 'name'>[]): void {
  const seen = new Set<string>();
  for (const { name } of tags) {
    if (!isActing(name)) continue;
    if (seen.has(name.toLowerCase())) throw new AppError('data-item.tag-repeated', { params: { name } });
    seen.add(name.toLowerCase());
  }
}

const decoder = new TextDecoder();

/** Returns a transaction's tags as text; a half that isn't base64url stays as it is. */
export function decodedTags(tags: readonly Tag[]): readonly Tag[] {
  return tags.map(({ name, value }) => ({ name: decoded(name), value: decoded(value) }));
}

function decoded(half: string): string {
  try {
    return decoder.decode(fromBase64Url(half));
  } catch {
    return half;
  }
}

/** Returns true when no receiver acts on any of the tags that a wallet added by itself. */
export function addsNoActingTags(asked: readonly Tag[], signed: readonly Tag[]): boolean {
  const names = new Set(asked.map(({ name }) => name.toLowerCase()));
  return signed.every(({ name }) => names.has(name.toLowerCase()) || !isActing(name));
}
