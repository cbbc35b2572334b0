import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createDemoCommunity } from './demo-community';
import { keepCommunities, readKeptCommunities } from './kept-communities';
import type { SeedOptions } from './seed-events';

/**
 * The processes of the communities: their token, the community process, which `network.json` names, and the process that
 * gives the points of the demo event while it goes on.
 */
export interface SeededCommunities {
  token: ProcessId;
  community: ProcessId;
  referee: ProcessId;
}

/**
 * The communities of a network: those it has, or the demo ones, made now. A seed that was cut short goes on.
 * @param given their token
 */
export async function seedCommunities(
  options: SeedOptions,
  given: Promise<ProcessId>,
): Promise<SeededCommunities> {
  const token = await given;
  const { community, referee } = await readKeptCommunities(options);
  if (community && referee) return { token, community, referee };
  const place = { ...options, keyring: options.storage.keyring };
  const made = { token, ...(await createDemoCommunity(token, place)) };
  await keepCommunities(options, made);
  return made;
}
