import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type ProcessPlace, stagesBy } from '../../common/client';
import { type SpawnOnceParams, spawnOnce } from './spawn-once';

/** The steps of making a process, in their order: the wallet signs it, it starts, and a read shows that it works. */
export const processMakingSteps = ['sign', 'start', 'check'] as const;
export type ProcessMakingStep = (typeof processMakingSteps)[number];

export interface MakeProcessParams<State> extends Omit<SpawnOnceParams, 'onState'> {
  /** Reads the process anew, from no cache. */
  read: (place: ProcessPlace) => Promise<State>;
  /** Gets each step when it begins. */
  onStep: (step: ProcessMakingStep) => void;
}

/**
 * Makes a process, or goes on where an earlier attempt ended: spawns it once (`spawnOnce`) with the code that it evaluates as it
 * starts, waits for that, and reads it. The caller decides if the state that was read is that of a new process of its own. A process
 * that doesn't take its code is forgotten, since it never will.
 * @throws AppError `ao.process-failed` if it doesn't take its code, and those of `item`, `read`, wallet and network
 */
export async function makeProcess<State>({
  read,
  onStep,
  ...spawn
}: MakeProcessParams<State>): Promise<{ process: ProcessId; state: State }> {
  onStep(spawn.kept.read() ? 'start' : 'sign');
  const process = await spawnOnce({
    ...spawn,
    onState: stagesBy<ProcessMakingStep>({ signed: 'start' }, onStep),
  });
  const place = { ao: spawn.ao, process };
  const problem = await startProblem(place, read);
  if (problem !== undefined) {
    spawn.kept.write(undefined);
    throw new AppError('ao.process-failed', { cause: problem });
  }
  onStep('check');
  return { process, state: await read(place) };
}

/**
 * Waits until a process has evaluated its code.
 * @param read fails while it hasn't
 * @returns the problem of a process that doesn't take its code; undefined if it runs
 */
export async function startProblem(
  { ao, process }: ProcessPlace,
  read: (place: ProcessPlace) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    return (await ao.result(process, process as string as TxId)).Error;
  } catch (error) {
    // Not every unit knows the result of a spawn. A process that answers has started.
    const runs = await read({ ao, process }).then(
      () => true,
      () => false,
    );
    if (runs) return undefined;
    throw error;
  }
}
