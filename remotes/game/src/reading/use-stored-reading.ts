import { keptReading } from '@rainbow-rabbit/parts/kept';
import { type Follow, type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import type * as v from 'valibot';

interface StoredReadingOptions<T> {
  /** The key of the reading, also among what this browser keeps for the game. Undefined while there is nothing to read. */
  key: string | undefined;
  schema: v.GenericSchema<unknown, T>;
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>;
  everyMs: number;
  /** Brings answers by themselves: as long as they come, nothing is read. */
  follow?: Follow<T>;
}

/** A reading whose last answer outlives a reload in this browser's storage. */
export function useStoredReading<T>({ key, schema, ...rest }: StoredReadingOptions<T>): LiveReading<T> {
  const store = useMemo(() => (key ? keptReading(['game', key], schema) : undefined), [key, schema]);
  return useReading({ key, store, ...rest });
}
