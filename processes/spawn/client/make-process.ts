import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { evaluate, type ProcessPlace } from '../../common/client';
import { type SpawnOnceParams, spawnOnce } from './spawn-once';

/** The steps of making a process, in their order: it is spawned, it gets its code, and a read shows that it has it. */
export const processMakingSteps = ['spawn', 'load', 'check'] as const;
export type ProcessMakingStep = (typeof processMakingSteps)[number];

export interface MakeProcessParams<State> extends SpawnOnceParams {
  /** Fetches the Lua of the process. It is asked for when the process hasn't loaded any. */
  source: () => Promise<string>;
  /** Reads the process anew, from no cache. */
  read: (place: ProcessPlace) => Promise<State>;
  /** Gets each step when it begins. */
  onStep: (step: ProcessMakingStep) => void;
}

/** The codes of a process that is there and has not loaded its code. */
const notLoaded: ReadonlySet<string> = new Set(['ao.no-reply', 'ao.invalid-reply', 'ao.process-failed']);

/**
 * Makes a process, or goes on where an earlier attempt ended: spawns it once (`spawnOnce`), has it evaluate its Lua unless it
 * answers already, and reads it. The caller decides if the state that was read is that of a new process of its own.
 * @throws AppError `ao.process-failed` if it doesn't take the Lua, and those of `source`, `read`, wallet and network
 */
export async function makeProcess<State>({
  source,
  read,
  onStep,
  ...spawn
}: MakeProcessParams<State>): Promise<{ process: ProcessId; state: State }> {
  onStep('spawn');
  const process = await spawnOnce(spawn);
  const place = { ao: spawn.ao, process };
  onStep('load');
  if (!(await isLoaded(place, read))) await evaluate(place, await source(), { signer: spawn.signer });
  onStep('check');
  return { process, state: await read(place) };
}

async function isLoaded(
  place: ProcessPlace,
  read: (place: ProcessPlace) => Promise<unknown>,
): Promise<boolean> {
  try {
    await read(place);
    return true;
  } catch (error) {
    if (isAppError(error) && notLoaded.has(error.code)) return false;
    throw error;
  }
}
