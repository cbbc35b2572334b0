import { readFile } from 'node:fs/promises';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { writeFileSafely } from '../data/write-file';
import { processIdSchema } from '../ledger/ledger-records';
import { createDemoCommunity } from './demo-community';
import { createDemoToken } from './demo-token';
import type { SeedOptions } from './seed-events';

const communitiesSchema = v.object({
  token: v.optional(processIdSchema),
  community: v.optional(processIdSchema),
  referee: v.optional(processIdSchema),
});

/**
 * The processes of the communities: their token, the community process, which `network.json` names, and the one that gives
 * the points of the demo event while it goes on.
 */
export interface SeededCommunities {
  token: ProcessId;
  community: ProcessId;
  referee: ProcessId;
}

/** The communities of a network: those it has, or the demo ones, made now. A seed that was cut short goes on. */
export async function seedCommunities(options: SeedOptions): Promise<SeededCommunities> {
  const file = options.storage.file('communities.json');
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  const keep = async (processes: Partial<SeededCommunities>) => {
    if (file) await writeFileSafely(file, JSON.stringify(processes));
  };
  const before = kept ? v.parse(communitiesSchema, JSON.parse(kept)) : {};
  const place = { ...options, keyring: options.storage.keyring };
  const token = before.token ?? (await createDemoToken(place));
  if (!before.token) await keep({ ...before, token });
  const { community, referee } = before;
  if (community && referee) return { token, community, referee };
  const made = { token, ...(await createDemoCommunity(token, place)) };
  await keep(made);
  return made;
}
