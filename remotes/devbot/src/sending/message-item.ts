import type { DataItemInput, Tag } from '@rainbow-rabbit/shared/arweave';

/** The tags by which the network takes an item for a message. */
export const messageTags: readonly Tag[] = [
  { name: 'Data-Protocol', value: 'ao' },
  { name: 'Variant', value: 'ao.TN.1' },
  { name: 'Type', value: 'Message' },
];

/** A message to a process, before it is signed. */
export type MessageItem = DataItemInput & { target: string; tags: Tag[]; data: string };

/** Returns the data item of a message. */
export const messageItem = (target: string, tags: readonly Tag[], data: string): MessageItem => ({
  target,
  tags: [...messageTags, ...tags],
  data,
});
