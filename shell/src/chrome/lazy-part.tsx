import type { CatalogueLoaders } from '@rainbow-rabbit/shared/i18n';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { addPartMessages } from '../messages';
import { RetryBoundary } from './retry-boundary';

interface LazyPartOptions<Props extends object> {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType<Props>>;
  /** The messages that only this part needs: fetched together with its code. */
  messages?: CatalogueLoaders | undefined;
  /** Called when code that is shown now could not be loaded; the failure is shown once it resolves. */
  onMissing?: (error: unknown) => Promise<void> | undefined;
  /** Shown while the code is on its way. */
  Waiting: ComponentType;
  /** Shown when the code could not be loaded, or when it threw. */
  Failed: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/** A part that can be fetched before it is shown. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches the part's code and messages, so that the part is drawn at once when it is shown after that.
   * @throws what the import throws
   */
  fetch: () => Promise<void>;
};

/** Creates a part whose code is fetched when it is first shown. After a failure, a retry fetches it again. */
export function lazyPart<Props extends object>({
  load,
  messages,
  onMissing,
  Waiting,
  Failed,
}: LazyPartOptions<Props>): LazyPart<Props> {
  const fetchAll = async () => {
    const [Fetched] = await Promise.all([load(), messages && addPartMessages(messages)]);
    return Fetched;
  };
  const fetchPart = async () => {
    try {
      return { default: await fetchAll() };
    } catch (error) {
      await onMissing?.(error);
      throw error;
    }
  };
  // Created once, so that a part which is shown again is there at once.
  let Part: ComponentType<Props> = lazy(fetchPart);
  // biome-ignore lint/nursery/noComponentHookFactories: parts are made while modules load, not while rendering
  function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    // A part that is fetched meanwhile must not replace the part that is shown.
    const [Shown, setShown] = useState(() => Part);
    const retry = () => {
      Part = lazy(fetchPart);
      setShown(() => Part);
      setAttempt((count) => count + 1);
    };
    return (
      <RetryBoundary key={attempt} fallback={(error) => <Failed error={error} onRetry={retry} />}>
        <Suspense fallback={<Waiting />}>
          <Shown {...props} />
        </Suspense>
      </RetryBoundary>
    );
  }
  const fetch = async () => {
    Part = await fetchAll();
  };
  return Object.assign(LazyPart, { fetch });
}
