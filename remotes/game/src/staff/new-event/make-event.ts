import { readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
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
import type { StoredValue } from '../../stored/stored-value';
import { isNewEventOf, type Making } from './domain/making';

interface MakeEventParams {
  ao: AoClient;
  network: Network['ao'];
  signer: ItemSigner;
  /** The state of the making, which outlives the page. */
  kept: StoredValue<Making>;
  /** Fetches the Lua of the process. */
  source: () => Promise<string>;
  onStep: (step: ProcessMakingStep) => void;
}

/**
 * Makes an event, or goes on where an earlier attempt ended: spawns its process, loads the game into it, and checks it by a
 * read. No attempt spawns a second process.
 * @returns the process
 * @throws AppError `new-event.no-network`, `new-event.wrong`, and those of wallet and network
 */
export async function makeEvent({ network, kept, ...params }: MakeEventParams): Promise<ProcessId> {
  const { mu, spawn } = network;
  if (!spawn) throw new AppError('new-event.no-network');
  const { process, state } = await makeProcess({
    ...params,
    mu,
    kept: spawnWithin(kept),
    item: { tags: spawnTags(spawn, { Name: 'rainbow-rabbit-event' }), data: kept.read()?.name ?? '' },
    read: (place) => readEventInfo(place, { maxAgeMs: 0 }),
  });
  if (!isNewEventOf(state, params.signer.address ?? '')) throw new AppError('new-event.wrong');
  return process;
}
