/** The answer of a unit; undefined where it has none that can be taken, so that the next unit is asked. */
export type Heard<T> = { answer: T } | undefined;

interface Turns<Unit, T> {
  /** In the order in which they are asked. */
  units: readonly Unit[];
  /** Asks a unit. Rejects where it fails. */
  ask: (unit: Unit) => Promise<Heard<T>>;
  /** The time after which one more unit is asked while the first is silent. */
  slowAfterMs: number;
  /** Returns true where one more unit may be asked then. */
  mayHedge: () => boolean;
  /** Called with each unit that was silent when another one had an answer. */
  onOvertaken: (unit: Unit) => void;
}

/** The end of asking in turn: an answer, or the failures of units that failed. */
export type TurnsEnd<T> = { answer: T } | { failures: readonly unknown[] };

/**
 * Asks units until one has an answer: the next one where one fails or says nothing, and one more, once, where the first is slow. Nobody
 * waits for late answers.
 */
export function askInTurn<Unit, T>({
  units,
  ask,
  slowAfterMs,
  mayHedge,
  onOvertaken,
}: Turns<Unit, T>): Promise<TurnsEnd<T>> {
  return new Promise((resolve) => {
    const waiting = [...units];
    const silent = new Set<Unit>();
    const failures: unknown[] = [];
    let isOver = false;
    const finish = (end: TurnsEnd<T>) => {
      isOver = true;
      clearTimeout(timer);
      resolve(end);
    };
    const hear = (unit: Unit, said: Heard<T>) => {
      silent.delete(unit);
      if (isOver) return;
      if (!said) {
        askNext();
        return;
      }
      for (const one of silent) onOvertaken(one);
      finish(said);
    };
    const askNext = () => {
      const unit = waiting.shift();
      if (unit === undefined) {
        if (silent.size === 0) finish({ failures });
        return;
      }
      silent.add(unit);
      ask(unit).then(
        (said) => hear(unit, said),
        (failure: unknown) => {
          failures.push(failure);
          hear(unit, undefined);
        },
      );
    };
    const timer = setTimeout(() => {
      if (waiting.length > 0 && mayHedge()) askNext();
    }, slowAfterMs);
    askNext();
  });
}
