import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useGame } from '../game/game-context';
import { withoutForgotten } from '../pending-scan/pending-scans';
import { useStoredValue } from '../stored/use-stored-value';
import type { Collector } from './collector-context';
import { readCode, readingAt } from './read-code';
import { looking, scanStep } from './scan-state';
import { useKeptScans } from './use-kept-scans';
import { useScanRunner } from './use-scan-runner';

/** Two short hops and a landing, for phones that can shake; in milliseconds on and off. */
const hops = [60, 40, 60, 40, 160];

/** Collects: reads codes, runs their scans, and sends the kept ones when the network is back. */
export function useCollecting(): Collector {
  const { event, me, pendingScans } = useGame();
  const { events } = useNetwork();
  const [state, dispatch] = useReducer(scanStep, looking);
  const { run } = useScanRunner(dispatch);
  const waiting = useStoredValue(pendingScans) ?? [];
  const isFree = state.status === 'looking';

  const read = useCallback(
    (text: string) => {
      if (!isFree) return;
      const reading = readingAt(readCode(text, events, Date.now()), event);
      if (reading.kind === 'rabbit') void run(reading.code);
      else dispatch({ type: 'misread', misread: reading });
    },
    [isFree, events, event, run],
  );

  useKeptScans({ waiting, isFree, run });

  useEffect(() => {
    pendingScans.write(withoutForgotten(pendingScans.read() ?? [], Date.now()));
  }, [pendingScans]);

  const { refresh } = me;
  const hasCollected = state.status === 'collected';
  useEffect(() => {
    if (!hasCollected) return;
    navigator.vibrate?.(hops);
    void refresh();
  }, [hasCollected, refresh]);

  const current = 'code' in state ? state.code : undefined;
  return useMemo(
    () => ({
      state,
      kept: waiting.filter(({ rabbit, slot }) => rabbit !== current?.rabbit || slot !== current.slot),
      read,
      retry: () => current && void run(current),
      lookAgain: () => dispatch({ type: 'look-again' }),
    }),
    [state, waiting, current, read, run],
  );
}
