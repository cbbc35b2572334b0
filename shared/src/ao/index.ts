export { createAoClient, fetchSending } from './ao-client';
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
  UnitReport,
  UnitsReport,
} from './types';
export type { UnitClientOptions } from './units';
