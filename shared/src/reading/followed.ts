import { deferred, within } from '../waiting';

/** Answers that come without a question. Calls `hear` with each, `onLost` while none can come; returns its undo. */
export type Follow<T> = (hear: (value: T) => void, onLost: () => void) => () => void;

/** An answer that came by itself keeps questions away for so long. */
const goodForMs = 60_000;
/** The wait for the first one. */
const firstWaitMs = 3000;

/** Follows answers, and knows if the last one is recent enough to ask nothing. */
export function followAnswers<T>(follow: Follow<T>, hear: (value: T) => void) {
  let heardAt = Number.NEGATIVE_INFINITY;
  const first = deferred<void>();
  const stop = follow(
    (value) => {
      heardAt = performance.now();
      hear(value);
      first.resolve();
    },
    () => first.resolve(),
  );
  return {
    stop,
    /** Waits shortly for the first answer. Resolves to true when none need be asked for. */
    isRecent: async (): Promise<boolean> => {
      await within(first.promise, firstWaitMs, first.resolve);
      return performance.now() - heardAt < goodForMs;
    },
  };
}
