import { type ProcessPlace, readNames } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { RunnerNames } from './runner-name';

/** Reads the names that people have in the community; none where it does not answer, as a board is read without them. */
export async function readRunnerNames(
  community: ProcessPlace | undefined,
  addresses: readonly Address[],
  options: { signal?: AbortSignal; maxAgeMs?: number },
): Promise<RunnerNames> {
  if (!community) return {};
  try {
    return Object.fromEntries(await readNames(community, [...new Set(addresses)], options));
  } catch {
    return {};
  }
}
