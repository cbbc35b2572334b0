import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** The value of the last tag of a name; as in aos, later tags win. */
export function tagValue(tags: readonly Tag[], name: string): string | undefined {
  return tags.findLast((tag) => tag.name === name)?.value;
}
