export { createLegacyAoClient, type LegacyAoClientOptions } from './legacy-client';
export { AoProvider, useAo } from './provider';
export type {
  AoClient,
  AoMessage,
  AoOutgoing,
  AoResult,
  AoSpawn,
  ItemSigner,
  ReadOptions,
  SignedItem,
} from './types';
