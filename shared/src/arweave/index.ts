export type { Address, DataItem, DataItemInput, DataItemSigner, ProcessId, Tag, TxId } from './types';
