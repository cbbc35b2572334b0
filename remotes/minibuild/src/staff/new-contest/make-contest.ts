import { readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import {
  makeProcess,
  type ProcessMakingStep,
  spawnTags,
  spawnWithin,
} from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Network } from '@rainbow-rabbit/shared/network';
import type { KeptValue } from '../kept/kept-value';
import { type ContestMaking, isNewContestOf } from './domain/making';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    newContest: 'new-contest.no-network' | 'new-contest.no-source' | 'new-contest.wrong';
  }
}

interface MakeContestParams {
  ao: AoClient;
  network: Network['ao'];
  signer: ItemSigner;
  /** The state of the making, which outlives the page. */
  kept: KeptValue<ContestMaking>;
  /** Fetches the Lua of the process. */
  source: () => Promise<string>;
  onStep: (step: ProcessMakingStep) => void;
}

/**
 * Makes a contest, or goes on where an earlier attempt ended: spawns its process, loads the rules into it, and checks it by a
 * read. No attempt spawns a second process.
 * @returns the process
 * @throws AppError `new-contest.no-network`, `new-contest.wrong`, and those of wallet and network
 */
export async function makeContest({ network, kept, ...params }: MakeContestParams): Promise<ProcessId> {
  const { mu, spawn } = network;
  if (!spawn) throw new AppError('new-contest.no-network');
  const { process, state } = await makeProcess({
    ...params,
    mu,
    kept: spawnWithin(kept),
    item: { tags: spawnTags(spawn, { Name: 'rainbow-rabbit-contest' }), data: kept.read()?.name ?? '' },
    read: (place) => readContestInfo(place, { maxAgeMs: 0 }),
  });
  if (!isNewContestOf(state, params.signer.address ?? '')) throw new AppError('new-contest.wrong');
  return process;
}
