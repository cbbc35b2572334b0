import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { useWakingInterval } from '../use-awake';

/** The network makes a keepsake within seconds. */
const makingMs = 4000;
const restingMs = 300_000;

/** The keepsakes of an address in one process. */
interface EarnedKeepsakes {
  rows: readonly { isAsked: boolean; asset?: string | undefined }[];
}

/**
 * Reads the keepsakes that an address has earned, often while one of them is made.
 * @param key names the process and the address; undefined while there is nothing to read
 */
export function useKeepsakeReading<T extends EarnedKeepsakes>(
  key: string | undefined,
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>,
): LiveReading<T> {
  const [isMaking, setIsMaking] = useState(false);
  return useReading({
    key,
    everyMs: useWakingInterval(isMaking ? makingMs : restingMs),
    read: async (options) => {
      const keepsakes = await read(options);
      setIsMaking(keepsakes.rows.some(({ isAsked, asset }) => isAsked && asset === undefined));
      return keepsakes;
    },
  });
}
