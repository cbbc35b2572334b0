import { useEffect, useRef, useState } from 'react';

/** A part of a page that comes later: its value once it is there, and the way to ask for it again. */
export interface LaterPart<T> {
  value: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches a part of a page while it is shown. @param load the first one counts */
export function usePart<T>(load: () => Promise<T>): LaterPart<T> {
  const [part, setPart] = useState<{ value?: T; hasFailed: boolean; attempt: number }>({
    hasFailed: false,
    attempt: 0,
  });
  const first = useRef(load);
  const { attempt } = part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isShown = true;
    first.current().then(
      (value) => isShown && setPart((last) => ({ ...last, value })),
      () => isShown && setPart((last) => ({ ...last, hasFailed: true })),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  return {
    value: part.value,
    hasFailed: part.hasFailed,
    retry: () => setPart({ hasFailed: false, attempt: attempt + 1 }),
  };
}
