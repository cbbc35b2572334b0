import {
  type AosEnvironment,
  type AosMessage,
  aosEnvironment,
  aosMessage,
} from '@rainbow-rabbit/processes/aos';
import type { Address, DataItem, Tag } from '@rainbow-rabbit/shared/arweave';
import { blockAt } from '../ledger/blocks';
import type { LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { tagValue } from './tags';

/** The environment that aos has of a process. */
export function environmentOf(process: LedgerProcess): AosEnvironment {
  const module = tagValue(process.tags, 'Module') ?? '';
  return aosEnvironment({ process: process.id, owner: process.owner, module, tags: process.tags });
}

/**
 * A scheduled data item as aos evaluates it. Only what the message unit itself signed may speak for another
 * process; any other sender is the signer, regardless of the tags.
 */
export function aosMessageOf(
  process: LedgerProcess,
  { address, assignment }: LedgerMessage,
  item: DataItem,
  messageUnit: Address,
): AosMessage {
  const speaksFor = address === messageUnit ? tagValue(item.tags, 'From-Process') : undefined;
  return aosMessage(environmentOf(process), {
    Id: item.id,
    Owner: address,
    From: speaksFor ?? address,
    Data: text(item.data),
    Anchor: text(item.anchor),
    Tags: item.tags,
    Timestamp: assignment.timestamp,
    'Block-Height': assignment.height,
    Nonce: assignment.nonce,
    'Hash-Chain': assignment.hashChain,
  });
}

/** A question to a process: as if it were its next message, but never written down. */
export interface DryRun {
  Owner: string;
  Data: string;
  Anchor: string;
  Tags: readonly Tag[];
}

export function aosDryRunOf(
  process: LedgerProcess,
  { Owner, Data, Anchor, Tags }: DryRun,
  now: number,
): AosMessage {
  const last = process.messages.at(-1);
  const timestamp = Math.max(now, last?.timestamp ?? 0);
  return aosMessage(environmentOf(process), {
    Owner,
    Data,
    Anchor,
    Tags,
    Timestamp: timestamp,
    'Block-Height': blockAt(timestamp).height,
    Nonce: (last?.assignment.nonce ?? 0) + 1,
    'Hash-Chain': last?.assignment.hashChain ?? '',
    'Read-Only': true,
  });
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
