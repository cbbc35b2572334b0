import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** A message or a spawn that a process sent while it handled a message. It has no id before it is pushed. */
export interface SentItem {
  target: string;
  tags: readonly Tag[];
  data: string;
}
