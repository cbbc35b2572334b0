import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { keptId, keptValue, useKeptValue } from '../../kept';

const consoleProcessSchema = v.object({
  process: keptId<ProcessId>(),
  /** The name that it was made with; the ledger's counts once there is one. Empty where none is known. */
  name: v.string(),
  /** True for a rehearsal, in which this page may play players. */
  isRehearsal: v.optional(v.boolean()),
});

/** A process that was made or opened in this browser's console, such as an event. */
export type ConsoleProcess = v.InferOutput<typeof consoleProcessSchema>;

/**
 * Returns the processes of a console that this browser keeps.
 * @param name the parts of the name under which they are kept
 */
export function consoleProcesses(name: readonly string[]) {
  const kept = keptValue(name, v.array(consoleProcessSchema));
  const useOwn = () => useKeptValue(kept);

  /** Keeps a process for the console's list, in place of what is known of it; a name that is known stays where there is no other. */
  const remember = (one: ConsoleProcess): void => {
    const known = kept.read() ?? [];
    const same = known.find(({ process }) => process === one.process);
    if (same && (same.name === one.name || !one.name)) return;
    kept.write([{ ...same, ...one }, ...known.filter((other) => other !== same)]);
  };
  return {
    remember,
    /** Keeps the process of an open console; without a name it isn't kept. */
    useRemembered(process: ProcessId, name: string | undefined): void {
      // biome-ignore lint/correctness/useExhaustiveDependencies: the console's own function never changes
      useEffect(() => {
        if (name !== undefined) remember({ process, name });
      }, [process, name]);
    },
    /** Returns what this browser keeps of a process. */
    useOne: (process: ProcessId): ConsoleProcess | undefined =>
      useOwn()?.find((one) => one.process === process),
    /** Returns the processes of the console's list: those of this browser first, then those that the app names. */
    useAll(listed: readonly Pick<ConsoleProcess, 'process' | 'name'>[]): readonly ConsoleProcess[] {
      const own = useOwn();
      return useMemo(() => {
        const isListed = (one: ConsoleProcess) => listed.some(({ process }) => process === one.process);
        return [...(own ?? []).filter((one) => !isListed(one)), ...listed];
      }, [listed, own]);
    },
  };
}
