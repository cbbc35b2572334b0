import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createDemoToken } from './demo-token';
import { keepCommunities, readKeptCommunities } from './kept-communities';
import type { SeedOptions } from './seed-events';

/**
 * The token in which the communities and the contest of a network pay: the one it has, or the demo token, made now.
 * @returns its process
 */
export async function seedToken(options: SeedOptions): Promise<ProcessId> {
  const before = await readKeptCommunities(options);
  if (before.token) return before.token;
  const token = await createDemoToken({ ...options, keyring: options.storage.keyring });
  await keepCommunities(options, { ...before, token });
  return token;
}
