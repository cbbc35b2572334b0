import { type ContestInfo, readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  type DataItemInput,
  fromBase64Url,
  type ProcessId,
  parseWhatWasAsked,
  toBase64Url,
  unshared,
} from '@rainbow-rabbit/shared/arweave';
import { AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import { request, statusError } from '@rainbow-rabbit/shared/http';
import type { Network } from '@rainbow-rabbit/shared/network';
import type { KeptValue } from '../kept/kept-value';
import { type ContestMaking, type ContestMakingStep, isNewContestOf } from './domain/making';

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
  onStep: (step: ContestMakingStep) => void;
}

/** The codes of a process that is there and has not loaded the contest's rules. */
const notLoaded: ReadonlySet<string> = new Set(['ao.no-reply', 'ao.invalid-reply', 'ao.process-failed']);

/**
 * Makes a contest, or goes on where an earlier attempt ended: spawns its process, loads the rules into it, and checks it by
 * a read. The signed spawn is kept before it is posted, so that no attempt spawns a second process.
 * @returns the process
 * @throws AppError `new-contest.no-network`, `new-contest.wrong`, and those of wallet and network
 */
export async function makeContest({ onStep, ...params }: MakeContestParams): Promise<ProcessId> {
  onStep('spawn');
  const process = await spawnOnce(params);
  onStep('load');
  await loadOnce(process, params);
  onStep('check');
  const info = await readContestInfo({ ao: params.ao, process }, { maxAgeMs: 0 });
  if (!isNewContestOf(info, params.signer.address ?? '')) throw new AppError('new-contest.wrong');
  return process;
}

async function spawnOnce({ network, signer, kept }: Omit<MakeContestParams, 'onStep'>): Promise<ProcessId> {
  const making = kept.read();
  const known = making?.spawned;
  const spawned = known ?? (await signedSpawn(making?.name ?? '', network, signer));
  if (!known && making) kept.write({ ...making, spawned });
  const { status, isOk } = await request(network.mu, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: unshared(fromBase64Url(spawned.item)),
  });
  if (!isOk) throw statusError(status);
  return spawned.process;
}

async function signedSpawn(name: string, { spawn }: Network['ao'], signer: ItemSigner) {
  if (!spawn) throw new AppError('new-contest.no-network');
  const tags = {
    'Data-Protocol': 'ao',
    Variant: 'ao.TN.1',
    Type: 'Process',
    Module: spawn.module,
    Scheduler: spawn.scheduler,
    Authority: spawn.authority,
    Name: 'rainbow-rabbit-contest',
  };
  const asked: DataItemInput = {
    data: name,
    tags: Object.entries(tags).map(([tag, value]) => ({ name: tag, value })),
  };
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(asked), asked, signer.address);
  return { process: id as string as ProcessId, item: toBase64Url(bytes) };
}

async function loadOnce(
  process: ProcessId,
  { ao, signer, source }: Omit<MakeContestParams, 'onStep'>,
): Promise<void> {
  if (await infoIfLoaded(ao, process)) return;
  const data = await source();
  const tags = [{ name: 'Action', value: 'Eval' }];
  const { Error: problem } = await ao.result(process, await ao.send({ process, tags, data }, signer));
  if (problem) throw new AppError('ao.process-failed', { cause: problem });
}

/** Reads the contest of a process; undefined while the process has not loaded the rules. */
async function infoIfLoaded(ao: AoClient, process: ProcessId): Promise<ContestInfo | undefined> {
  try {
    return await readContestInfo({ ao, process }, { maxAgeMs: 0 });
  } catch (error) {
    if (isAppError(error) && notLoaded.has(error.code)) return undefined;
    throw error;
  }
}
