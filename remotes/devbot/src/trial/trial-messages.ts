import {
  type AosEnvironment,
  type AosMessage,
  aosEnvironment,
  aosMessage,
} from '@rainbow-rabbit/processes/aos/client';
import { evaluationTags } from '@rainbow-rabbit/processes/common/client';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { messageTags } from '../sending/message-item';

/** The part of a process's record that its copy follows from. */
export interface TrialSource {
  process: string;
  owner: string;
  module: string;
  tags: readonly Tag[];
}

/** The part of a log's entry that its evaluation follows from. */
export interface TrialEntry {
  nonce: number;
  id: string;
  signer: string;
  from: string;
  tags: readonly Tag[];
  data: string;
  timestamp: number;
  blockHeight: number;
  /** In base64url where there are `bytes`. */
  anchor: string;
  /** The data's bytes, where they are no text. */
  bytes?: Uint8Array;
  hashChain: string;
}

/** The place of the last message: what is tried comes after it. */
export type TrialPlace = Pick<TrialEntry, 'nonce' | 'timestamp' | 'blockHeight' | 'hashChain'>;

/** The environment of a process in aos, as compute units give it. */
export function environmentOfSource({ process, owner, module, tags }: TrialSource): AosEnvironment {
  return aosEnvironment({ process, owner, module, tags });
}

/** A message of a log as compute units hand it to aos. */
export function messageOfEntry(env: AosEnvironment, entry: TrialEntry): AosMessage {
  return aosMessage(env, {
    Id: entry.id,
    Owner: entry.signer,
    From: entry.from,
    Data: entry.data,
    Anchor: entry.bytes ? new TextDecoder().decode(fromBase64Url(entry.anchor)) : entry.anchor,
    Tags: entry.tags,
    Timestamp: entry.timestamp,
    'Block-Height': entry.blockHeight,
    Nonce: entry.nonce,
    'Hash-Chain': entry.hashChain,
  });
}

/** A message that evaluates Lua, as it would be the next of the process's log. */
export function evalMessage(
  env: AosEnvironment,
  {
    signer,
    lua,
    last,
    now,
    sequence,
  }: { signer: string; lua: string; last: TrialPlace; now: number; sequence: number },
): AosMessage {
  return aosMessage(env, {
    Id: 'tried'.padEnd(43, '-'),
    Owner: signer,
    From: signer,
    Data: lua,
    Tags: [...messageTags, ...evaluationTags(sequence)],
    Timestamp: Math.max(now, last.timestamp),
    'Block-Height': last.blockHeight,
    Nonce: last.nonce + 1,
    'Hash-Chain': last.hashChain,
  });
}
