import type { Tag } from '@rainbow-rabbit/shared/arweave';
import type { SentItem } from '../../ledger/domain/sent-item';

/** A message that the gateway lists as sent by a process. */
export interface ListedPush {
  id: string;
  recipient: string;
  tags: readonly Tag[];
}

const keyOf = ({ name, value }: Tag) => `${name}\u0000${value}`;

/** Tags that the message unit replaces by its own. */
const ownNames: ReadonlySet<string> = new Set([
  'Data-Protocol',
  'Variant',
  'Type',
  'From-Process',
  'Pushed-For',
]);

const isPushOf = ({ recipient, tags }: ListedPush, sent: SentItem, isSpawn: boolean): boolean => {
  if (!isSpawn && recipient !== sent.target) return false;
  const given = new Set(tags.map(keyOf));
  return sent.tags.every((tag) => ownNames.has(tag.name) || given.has(keyOf(tag)));
};

/**
 * Finds for each message that a result sent the message that was pushed for it: to the same target, with all of its tags. Each
 * pushed message counts once, in the order in which they are listed.
 */
export function matchPushes(
  sent: readonly SentItem[],
  listed: readonly ListedPush[],
  isSpawn = false,
): readonly (ListedPush | undefined)[] {
  const left = new Set(listed);
  return sent.map((one) => {
    const found = [...left].find((push) => isPushOf(push, one, isSpawn));
    if (found) left.delete(found);
    return found;
  });
}
