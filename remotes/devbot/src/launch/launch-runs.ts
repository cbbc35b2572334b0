import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useSyncExternalStore } from 'react';
import type { KeptLaunch } from './engine/kept-launch';
import type { LaunchStage } from './engine/launch-stages';

/** The progress of a launch in this page. */
export type LaunchRun =
  | { status: 'running'; stage: LaunchStage }
  | { status: 'failed'; stage: LaunchStage; error: unknown }
  | { status: 'done'; process: ProcessId };

/** The runs of this page, by the names of the launches: one goes on while its form is off the screen. */
const runs = new Map<string, LaunchRun>();

/** The launches of this page as they are kept, by their names: a form that is shown again continues from there. */
const launches = new Map<string, KeptLaunch>();

const listeners = new Set<() => void>();

function show(id: string, run: LaunchRun | undefined): void {
  if (run) runs.set(id, run);
  else runs.delete(id);
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns a launch of this page as it is kept. */
export const launchOfPage = (id: string): KeptLaunch | undefined => launches.get(id);

/** Notes a launch as it is kept. */
export function noteLaunch(id: string, launch: KeptLaunch): void {
  launches.set(id, launch);
}

/** Forgets a launch, unless it runs. */
export function forgetLaunch(id: string): void {
  if (runs.get(id)?.status === 'running') return;
  launches.delete(id);
  show(id, undefined);
}

/**
 * Runs a launch unless it runs already: a form that was closed and opened again joins the run.
 * @param launch gets the function that takes each stage
 */
export async function runLaunch(
  id: string,
  launch: (onStage: (stage: LaunchStage) => void) => Promise<ProcessId>,
): Promise<void> {
  if (runs.get(id)?.status === 'running') return;
  let stage: LaunchStage = 'sign';
  const onStage = (next: LaunchStage) => {
    stage = next;
    show(id, { status: 'running', stage });
  };
  onStage(stage);
  try {
    show(id, { status: 'done', process: await launch(onStage) });
  } catch (error) {
    show(id, { status: 'failed', stage, error });
  }
}

/** Returns the run of a launch; undefined before it begins. */
export function useLaunchRun(id: string): LaunchRun | undefined {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => runs.get(id), [id]),
  );
}
