import { readFile } from 'node:fs/promises';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { writeFileSafely } from '../data/write-file';
import { processIdSchema } from '../ledger/ledger-records';
import { type ContestLinks, createDemoContest } from './demo-contest';
import type { SeedOptions } from './seed-events';

const contestSchema = v.object({ contest: processIdSchema });

/**
 * The contest of a network: the one it has, or the demo contest, made now. A seed that was cut short is made anew.
 * @param links what it needs of other processes, which may be on their way
 * @returns its process
 */
export async function seedContest(options: SeedOptions, links: ContestLinks): Promise<ProcessId> {
  const file = options.storage.file('contest.json');
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  if (kept) return v.parse(contestSchema, JSON.parse(kept)).contest;
  const contest = await createDemoContest({ ...options, keyring: options.storage.keyring }, links);
  if (file) await writeFileSafely(file, JSON.stringify({ contest }));
  return contest;
}
