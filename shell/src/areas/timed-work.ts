import { within } from '@rainbow-rabbit/shared/waiting';
import { integrityOf, type RegisteredArea } from './area-registry';
import type { AreaStore, LoadedAreaEvent } from './area-store';
import { asAreaError } from './as-area-error';
import { AreaError } from './domain/area-error';
import type { AreaLoadEvent, AreaLoadSink } from './domain/load-log';

/** An area with its first screen, or a further screen, is loaded within this time or has failed (docs/product 9.80). */
export const loadTimeoutMs = 10_000;

export interface TimedWorkParams {
  store: AreaStore;
  /** Returns the build in use. */
  build: () => RegisteredArea;
  /** Removes what a failed attempt has left in the page. */
  sweep: (registered: RegisteredArea) => void;
  report: AreaLoadSink;
  nowMs: () => number;
}

/** Work for one area whose outcome changes the area's state and is reported. */
export interface TimedWork {
  /** Runs one piece of work of the current attempt within {@link loadTimeoutMs}; its outcome counts as long as the attempt does. */
  run(phase: AreaLoadEvent['phase'], work: () => Promise<LoadedAreaEvent>): Promise<void>;
  /** Notes that the area threw while it was shown. */
  fail(cause: unknown): void;
}

export function createTimedWork({ store, build, sweep, report, nowMs }: TimedWorkParams): TimedWork {
  /** Dispatches an outcome; reports it when it changed the state. */
  function conclude(phase: AreaLoadEvent['phase'], event: LoadedAreaEvent, startedMs: number): boolean {
    if (!store.dispatch(event)) return false;
    const { name: area, build: id } = build();
    const outcome =
      event.type === 'failed' ? { outcome: event.error.code, error: event.error } : readyOutcome;
    const durationMs = Math.round(nowMs() - startedMs);
    report({ area, build: id, phase, attempt: store.get().attempt, durationMs, ...outcome });
    return true;
  }

  return {
    async run(phase, work) {
      const startedMs = nowMs();
      const { attempt } = store.get();
      const { name } = build();
      const failure = (error: AreaError): LoadedAreaEvent => ({ type: 'failed', attempt, error });
      const outcome = work().catch(async (cause: unknown) =>
        failure(await asAreaError(name, cause, (url) => integrityOf(build(), url))),
      );
      const event = await within(outcome, loadTimeoutMs, () => failure(new AreaError('timed-out', name)));
      if (conclude(phase, event, startedMs) && event.type === 'failed') sweep(build());
    },
    fail(cause) {
      const error = cause instanceof AreaError ? cause : new AreaError('broken', build().name, cause);
      const event: LoadedAreaEvent = { type: 'failed', attempt: store.get().attempt, error };
      if (conclude('shown', event, nowMs())) sweep(build());
    },
  };
}

const readyOutcome = { outcome: 'ready' } as const;
