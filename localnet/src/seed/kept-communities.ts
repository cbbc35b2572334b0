import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeFileSafely } from '../data/write-file';
import { processIdSchema } from '../ledger/ledger-records';
import type { SeedOptions } from './seed-events';

const communitiesSchema = v.object({
  token: v.optional(processIdSchema),
  community: v.optional(processIdSchema),
  referee: v.optional(processIdSchema),
});

/** The processes of the communities of a network that are made already. */
type KeptCommunities = v.InferOutput<typeof communitiesSchema>;

/** Reads which processes of the communities an earlier start has made. */
export async function readKeptCommunities({ storage }: SeedOptions): Promise<KeptCommunities> {
  const file = storage.file('communities.json');
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  return kept ? v.parse(communitiesSchema, JSON.parse(kept)) : {};
}

/** Keeps which processes of the communities are made, for the next start. */
export async function keepCommunities({ storage }: SeedOptions, processes: KeptCommunities): Promise<void> {
  const file = storage.file('communities.json');
  if (file) await writeFileSafely(file, JSON.stringify(processes));
}
