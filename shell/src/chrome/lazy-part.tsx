import { type ComponentType, lazy, Suspense, useState } from 'react';
import { RetryBoundary } from './retry-boundary';

interface LazyPartOptions<Props extends object> {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType<Props>>;
  /** Stands in while the code is on its way. */
  Waiting: ComponentType;
  /** Stands in when the code could not be loaded, or when it threw. */
  Failed: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/** Creates a part whose code is fetched when it is first shown. After a failure, a retry fetches it again. */
export function lazyPart<Props extends object>({
  load,
  Waiting,
  Failed,
}: LazyPartOptions<Props>): ComponentType<Props> {
  const fetchPart = () => load().then((Part) => ({ default: Part }));
  // Created once, so that a part which is shown again is there at once.
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
