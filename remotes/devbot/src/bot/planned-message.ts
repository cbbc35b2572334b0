import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** Something that a task is going to have signed. */
export interface PlannedMessage {
  /** `spawn`: a new process. `message`: to a process. `upload`: data that is stored for good. */
  kind: 'spawn' | 'message' | 'upload';
  /** The purpose of it, translated. */
  title: string;
  /** The process that receives a message. */
  target?: string;
  /** The tags as they are signed. */
  tags: readonly Tag[];
  /** The data as text; missing for bytes. */
  data?: string;
  dataBytes: number;
  /** The price of storing it, in winston; missing or `0` for what costs nothing. */
  winston?: string;
}
