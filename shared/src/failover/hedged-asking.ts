import { askInTurn, type Heard, type TurnsEnd } from './ask-in-turn';
import { afterHedge, afterQuestion, firstHedging, mayHedge, slowAfterMs } from './hedging.domain';
import type { KeptHealth } from './kept-health';

interface HedgedQuestion<Unit, T> {
  /** In the order in which they are asked. */
  units: readonly Unit[];
  /** Asks a unit. Rejects where it fails. */
  ask: (unit: Unit) => Promise<Heard<T>>;
  /** Returns true for an answer that may be long: then its length is no reason to ask another unit, and says nothing of others. */
  isLong?: () => boolean;
}

/** Returns a function that asks units in turn, with a second question where the first is slow for those so far, and few were. */
export function hedgedAsking() {
  let hedging = firstHedging;
  return async <Unit extends Pick<KeptHealth, 'overtaken'>, T>({
    units,
    ask,
    isLong,
  }: HedgedQuestion<Unit, T>): Promise<TurnsEnd<T>> => {
    const start = performance.now();
    const tookMs = () => performance.now() - start;
    const end = await askInTurn({
      units,
      ask,
      slowAfterMs: slowAfterMs(hedging),
      mayHedge: () => {
        if (isLong?.() || !mayHedge(hedging)) return false;
        hedging = afterHedge(hedging);
        return true;
      },
      onOvertaken: (unit) => unit.overtaken(tookMs()),
    });
    if (!isLong?.()) hedging = afterQuestion(hedging, tookMs());
    return end;
  };
}
