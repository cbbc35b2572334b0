import { poll } from '@rainbow-rabbit/shared/reading';
import { useEffect, useRef } from 'react';
import { useMine } from '../contest/use-mine';

/** The time until the first look if the event has answered. Each further one waits twice as long, up to eightfold. */
const firstLookMs = 4000;

/** Looks if the event has answered for a ballot, while that is open and the page is visible. */
export function useAskedBallot(isAsked: boolean): void {
  const { refresh } = useMine();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isAsked) return;
    return poll({
      everyMs: firstLookMs,
      async attempt() {
        await latest.current();
        return false;
      },
    });
  }, [isAsked]);
}
