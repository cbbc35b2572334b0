import type { EvaluationPhase } from './phase';

/** Watches over one evaluation; `exceeded` resolves once it was stopped. `end` it in any case. */
export interface TimeLimit {
  exceeded: Promise<'exceeded'>;
  end(): void;
}

/**
 * Stops an evaluation that takes longer than `limitMs`. An evaluation that the engine has not begun gets its full time
 * once more, and a finished evaluation that is not yet settled is left alone.
 */
export function limitTime(phase: EvaluationPhase, limitMs: number): TimeLimit {
  let timer: ReturnType<typeof setInterval> | undefined;
  const exceeded = new Promise<'exceeded'>((resolve) => {
    timer = setInterval(() => phase.tryStop() && resolve('exceeded'), limitMs);
  });
  return { exceeded, end: () => clearInterval(timer) };
}
