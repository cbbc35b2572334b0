import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, type Results, readResults } from '@rainbow-rabbit/processes/minibuild/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useCallback, useState } from 'react';

/** Rows of one read. */
const pageRows = 50;

/** Published results never change; what can change is that an entry is hidden. */
const readEveryMs = 600_000;

/** Reads the first places of the results; `more` reads further ones as well. */
export function useResults(place: ProcessPlace): LiveReading<Results> & { more: () => void } {
  const [pages, setPages] = useState(1);
  const live = useReading<Results>({
    key: `${place.process} results ${pages}`,
    everyMs: useWakingInterval(readEveryMs),
    async read(options) {
      const first = await readResults(place, { offset: 0, limit: pageRows }, options);
      const rows = [...first.rows];
      for (let page = 1; page < pages; page += 1) {
        const next = await readResults(place, { offset: page * pageRows, limit: pageRows }, options);
        rows.push(...next.rows);
      }
      return { ...first, rows };
    },
  });
  return { ...live, more: useCallback(() => setPages((last) => last + 1), []) };
}
