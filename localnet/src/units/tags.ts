import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** Puts a name and value to each tag. */
export function toTags(values: Readonly<Record<string, string>>): Tag[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** The value of the last tag of a name; as in aos, later tags win. */
export function tagValue(tags: readonly Tag[], name: string): string | undefined {
  return tags.findLast((tag) => tag.name === name)?.value;
}
