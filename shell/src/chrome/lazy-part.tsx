import { type ComponentType, lazy, Suspense, useState } from 'react';
import { RetryBoundary } from './retry-boundary';

interface LazyPartOptions {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType>;
  /** Stands in while the code is on its way. */
  Waiting: ComponentType;
  /** Stands in when it could not be had, or when it threw. */
  Failed: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/** A part whose code is fetched when it is first shown. After a failure, trying again really asks again. */
export function lazyPart({ load, Waiting, Failed }: LazyPartOptions): ComponentType {
  const fetchPart = () => load().then((Part) => ({ default: Part }));
  // Made once, so that coming back to a part shows it at once.
  let Part = lazy(fetchPart);
  // biome-ignore lint/correctness/noComponentHookFactories: parts are made while modules load, not while rendering
  return function LazyPart() {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      Part = lazy(fetchPart);
      setAttempt((count) => count + 1);
    };
    return (
      <RetryBoundary key={attempt} fallback={(error) => <Failed error={error} onRetry={retry} />}>
        <Suspense fallback={<Waiting />}>
          <Part />
        </Suspense>
      </RetryBoundary>
    );
  };
}
