export type { AoClient, AoMessage, AoOutgoing, AoResult, ItemSigner } from './types';
