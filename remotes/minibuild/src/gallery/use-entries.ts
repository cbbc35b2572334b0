import { useAwake } from '@rainbow-rabbit/parts/rest';
import { type ReadRows, type RowPages, useRowPages } from '@rainbow-rabbit/parts/rows';
import { type EntryRow, type ProcessPlace, readEntries } from '@rainbow-rabbit/processes/minibuild/client';
import { useCallback, useMemo } from 'react';
import type { GalleryView } from './domain/gallery-view';
import { keptEntries } from './kept-entries';
import { visitorSeed } from './visitor-seed';

/** The interval at which the shown entries are read again. */
const renewEveryMs = 120_000;

/**
 * Reads a list of entries a page at a time, where it is seen. Another view is another list. The first entries of a view without
 * a search are kept in this browser.
 */
export function useEntries(
  contest: ProcessPlace,
  { order, kind, search, isSeeking }: GalleryView,
): RowPages<EntryRow> {
  const seed = order === 'shuffled' ? visitorSeed() : undefined;
  const read = useCallback<ReadRows<EntryRow>>(
    async (page, options) => {
      const asked = {
        ...page,
        order,
        ...(seed !== undefined && { seed }),
        ...(kind && { kind }),
        ...(search && { search }),
        ...(isSeeking && { seeking: true }),
      };
      const { total, rows } = await readEntries(contest, asked, options);
      return { total, rows };
    },
    [contest, order, kind, search, isSeeking, seed],
  );
  const key = JSON.stringify([contest.process, order, kind, search, ...(isSeeking ? ['seeking'] : [])]);
  const kept = useMemo(() => (search === '' ? keptEntries(key) : undefined), [key, search]);
  return useRowPages(read, { everyMs: renewEveryMs, isAwake: useAwake(), kept });
}
