import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useState } from 'react';

type AttemptState<Way> =
  | { status: 'idle' }
  | { status: 'busy'; way: Way }
  | { status: 'failed'; error: unknown };

interface Attempts<Way> {
  state: AttemptState<Way>;
  /** Tries something; resolves to whether it succeeded. While something is tried, further tries are ignored. */
  run: (way: Way, task: () => Promise<void>) => Promise<boolean>;
}

/** An action of the user, one at a time, by one of several ways. A cancelled action is not a failure. */
export function useAttempt<Way extends string>(): Attempts<Way> {
  const [state, setState] = useState<AttemptState<Way>>({ status: 'idle' });
  const run = async (way: Way, task: () => Promise<void>) => {
    if (state.status === 'busy') return false;
    setState({ status: 'busy', way });
    try {
      await task();
      setState({ status: 'idle' });
      return true;
    } catch (error) {
      const isDeclined = hasCode(error, 'wallet.declined');
      setState(isDeclined ? { status: 'idle' } : { status: 'failed', error });
      return false;
    }
  };
  return { state, run };
}
