import type { ProcessId } from '../../arweave';
import { boundedMap } from './bounded-map';
import { type FailingUnit, infoOf } from './failing-unit';
import { markOfRead, timeOfText } from './marks.domain';

/** The processes and published texts whose latest states are kept, at most. */
const maxProcesses = 200;
const maxTexts = 500;

/** Keeps the latest states of processes that this page has seen, so that it takes no older one for new. */
export function freshness() {
  const marks = boundedMap<number>(maxProcesses);
  const times = boundedMap<number>(maxTexts);
  const keyOf = (process: ProcessId, key: string) => `${process} ${key}`;

  /** Notes that the page has seen a process at a mark, and the unit at which it did. */
  function saw(process: ProcessId, mark: number, unit?: FailingUnit): void {
    unit?.reached.set(process, mark);
    if (mark > (marks.get(process) ?? -1)) marks.set(process, mark);
  }

  const isOld = (process: ProcessId, mark: number | undefined): boolean =>
    mark !== undefined && mark < (marks.get(process) ?? 0);

  return {
    latest: (process: ProcessId) => marks.get(process),
    saw,
    isOld,

    /** Returns true where a unit is known to be behind the page. */
    isBehind: (unit: FailingUnit, process: ProcessId): boolean => isOld(process, unit.reached.get(process)),

    /**
     * Returns true where a unit has all that the page has seen, as for an answer that names no mark. The unit is asked for one where that
     * isn't known; true as well for a process that never names any.
     */
    async isCurrent(unit: FailingUnit, process: ProcessId): Promise<boolean> {
      const latest = marks.get(process);
      if (latest === undefined || (unit.reached.get(process) ?? -1) >= latest) return true;
      const info = await unit.ask((client) => client.read(infoOf(process), { maxAgeMs: 0 }));
      const mark = markOfRead(info);
      if (mark === undefined) return true;
      saw(process, mark, unit);
      return mark >= latest;
    },

    /** Returns true where one of published texts is older than the page has seen it. */
    areOld: (process: ProcessId, keys: readonly string[], texts: readonly string[]): boolean =>
      keys.some((key, index) => {
        const time = timeOfText(texts[index] ?? '');
        return time !== undefined && time < (times.get(keyOf(process, key)) ?? 0);
      }),

    sawTexts(process: ProcessId, keys: readonly string[], texts: readonly string[]): void {
      for (const [index, key] of keys.entries()) {
        const time = timeOfText(texts[index] ?? '');
        if (time !== undefined) times.set(keyOf(process, key), time);
      }
    },
  };
}
