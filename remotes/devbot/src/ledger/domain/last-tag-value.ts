import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** Returns the value of the last tag of a name, as aos reads tags; undefined where there is no such tag. */
export const lastTagValue = (tags: readonly Tag[], name: string): string | undefined =>
  tags.findLast((tag) => tag.name === name)?.value;
