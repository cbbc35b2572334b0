import { useEffect, useRef, useState } from 'react';

/**
 * Returns state that only the latest of several runs sets, and none of them once the component is gone: `begin` starts a run
 * and returns its setter, `reset` ends it and brings the first state back.
 */
export function useLatestRun<State>(first: State) {
  const [state, setState] = useState(first);
  const latest = useRef(0);
  useEffect(() => () => void latest.current++, []);
  const begin = () => {
    latest.current += 1;
    const own = latest.current;
    return (next: State) => {
      if (latest.current === own) setState(next);
    };
  };
  const reset = () => {
    latest.current += 1;
    setState(first);
  };
  return { state, begin, reset };
}
