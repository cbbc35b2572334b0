import { type ComponentType, lazy, Suspense, useState } from 'react';
import { RetryBoundary } from './retry-boundary';

interface LazyPartOptions<Props extends object> {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType<Props>>;
  /** Stands in while the code is on its way. */
  Waiting: ComponentType;
  /** Stands in when it could not be had, or when it threw. */
  Failed: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/** A part whose code is fetched when it is first shown. After a failure, trying again really asks again. */
export function lazyPart<Props extends object>({
  load,
  Waiting,
  Failed,
}: LazyPartOptions<Props>): ComponentType<Props> {
  const fetchPart = () => load().then((Part) => ({ default: Part }));
  // Made once, so that coming back to a part shows it at once.
  let Part = lazy(fetchPart);
  // biome-ignore lint/nursery/noComponentHookFactories: parts are made while modules load, not while rendering
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      Part = lazy(fetchPart);
      setAttempt((count) => count + 1);
    };
    return (
      <RetryBoundary key={attempt} fallback={(error) => <Failed error={error} onRetry={retry} />}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </RetryBoundary>
    );
  };
}
