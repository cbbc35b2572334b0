import type { Address, ProcessId, Tag } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { unlessAborted } from '@rainbow-rabbit/shared/waiting';
import { askSpawn } from './ask-log';
import { lastTagValue } from './domain/last-tag-value';
import { isNode, type LedgerPlace } from './place';
import { logEntryOf, nonceOf } from './verified-entry';

/** A process as the item that spawned it says; its id and its signature are verified. */
export interface ProcessRecord {
  process: ProcessId;
  /** The address that spawned it. Its code may have given it to another one since. */
  owner: Address;
  module: string;
  scheduler: string;
  /** Addresses that sign messages of other processes to it. */
  authorities: readonly string[];
  name?: string;
  tags: readonly Tag[];
  data: string;
  timestamp: number;
}

/** Records that are kept: a spawn never changes. */
const maxKept = 40;
const kept = new Map<string, Promise<ProcessRecord>>();

/** Returns the error of a process that the units don't know. */
export const unknownProcess = () => new AppError('ledger.unknown-process');

/**
 * Reads the spawn of a process: the first message of its log. The record is kept in this tab.
 * @throws AppError `ledger.unknown-process`, `ledger.forged-spawn`, `ledger.other-key`, `ledger.too-large`, and those of requests
 */
export function readProcess(
  place: LedgerPlace,
  process: string,
  signal?: AbortSignal,
): Promise<ProcessRecord> {
  const key = `${isNode(place) ? place.node : place.su} ${process}`;
  const record = kept.get(key) ?? spawnOf(place, process);
  kept.delete(key);
  kept.set(key, record);
  record.catch(() => kept.get(key) === record && kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return unlessAborted(record, signal, () => new AppError('http.aborted'));
}

async function spawnOf(place: LedgerPlace, process: string): Promise<ProcessRecord> {
  const first = await askSpawn(place, process, { unknown: unknownProcess });
  if (!first) throw unknownProcess();
  if (nonceOf(first) !== 0) throw new AppError('ledger.wrong-place');
  const spawn = await logEntryOf(place, first, { process, authorities: [] });
  if (spawn.isOtherKey) throw new AppError('ledger.other-key');
  const isSpawn = lastTagValue(spawn.tags, 'Type') === 'Process';
  if (!(spawn.isVerified && isSpawn)) throw new AppError('ledger.forged-spawn');
  const name = lastTagValue(spawn.tags, 'Name');
  return {
    process: process as ProcessId,
    owner: spawn.signer,
    module: lastTagValue(spawn.tags, 'Module') ?? '',
    scheduler: lastTagValue(spawn.tags, 'Scheduler') ?? '',
    authorities: spawn.tags.filter((tag) => tag.name === 'Authority').map(({ value }) => value),
    ...(name && { name }),
    tags: spawn.tags,
    data: spawn.data,
    timestamp: spawn.timestamp,
  };
}
