import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type EntryRow, type ProcessPlace, readEntries } from '@rainbow-rabbit/processes/minibuild/client';
import { poll } from '@rainbow-rabbit/shared/reading';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryView } from './domain/gallery-view';
import type { Shown } from './domain/grid';
import { entriesAPage, missingPage, pagesWith } from './domain/kept-pages';
import { keptEntries } from './kept-entries';
import { visitorSeed } from './visitor-seed';

/** The interval at which the shown entries are read again. */
const renewEveryMs = 120_000;

/** The time for which the shown rows stay the same before missing ones are read: a quick scroll reads nothing on its way. */
const settledAfterMs = 120;

interface List {
  key: string;
  pages: ReadonlyMap<number, readonly EntryRow[]>;
  total: number | undefined;
  /** The time of the last answer, in Unix milliseconds. */
  at: number;
  error: unknown;
}

/** The entries of a contest, read where they are seen. */
export interface LiveEntries {
  /** Undefined until the first entries are there. */
  total: number | undefined;
  /** Undefined while the entry is on its way. */
  rowAt: (index: number) => EntryRow | undefined;
  /** Takes the entries that are near the screen, and reads what is missing of them. */
  show: (entries: Shown) => void;
  at: number;
  /** The failure of the last read; undefined once a read succeeds. */
  error: unknown;
  refresh: () => void;
}

/**
 * Reads a list of entries a page at a time, where it is seen. Another view is another list. The first entries of a view without
 * a search are kept in this browser: the next visit shows them at once, and so does one without network.
 */
export function useEntries(contest: ProcessPlace, { order, kind, search }: GalleryView): LiveEntries {
  const seed = order === 'shuffled' ? visitorSeed() : undefined;
  const key = JSON.stringify([contest.process, order, kind, search]);
  const [list, setList] = useState<List>(() => begin(key, search));
  if (list.key !== key) setList(begin(key, search));
  const everyMs = useWakingInterval(renewEveryMs);
  const latest = useRef(list);
  const shown = useRef<Shown>({ first: 0, end: 1 });
  const wake = useRef<(isFresh: boolean) => void>(undefined);
  useEffect(() => {
    latest.current = list;
  });

  useEffect(() => {
    const abort = new AbortController();
    let held = latest.current;
    let isReading = false;
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout>;

    const accept = (change: Partial<List>) => {
      if (abort.signal.aborted) return;
      held = { ...held, ...change };
      setList(held);
    };
    const readPage = async (page: number, maxAgeMs?: number) => {
      const asked = {
        offset: page * entriesAPage,
        limit: entriesAPage,
        order,
        ...(seed !== undefined && { seed }),
        ...(kind && { kind }),
        ...(search && { search }),
      };
      const options = { signal: abort.signal, ...(maxAgeMs !== undefined && { maxAgeMs }) };
      const { total, rows } = await readEntries(contest, asked, options);
      const at = Date.now();
      accept({ total, pages: pagesWith(held.pages, page, rows), at, error: undefined });
      if (page === 0 && search === '') keptEntries(key).write({ value: { total, rows }, at });
    };
    /** Reads the page in the middle of the screen anew if fresh ones are asked for, then what is missing. */
    const readShown = async (isFresh: boolean) => {
      if (isFresh) await readPage(Math.floor(shown.current.first / entriesAPage), isFirst ? undefined : 0);
      isFirst = false;
      const next = () => missingPage(held.pages, shown.current, held.total ?? 1);
      for (let page = next(); page !== undefined && !abort.signal.aborted; page = next())
        await readPage(page);
    };
    const run = async (isFresh: boolean): Promise<boolean> => {
      if (isReading) return true;
      isReading = true;
      try {
        await readShown(isFresh);
        return true;
      } catch (error) {
        accept({ error });
        return false;
      } finally {
        isReading = false;
      }
    };
    wake.current = (isFresh) => {
      clearTimeout(timer);
      if (isFresh) void run(true);
      else if (held.error === undefined) timer = setTimeout(() => void run(false), settledAfterMs);
    };
    const stop = poll({ everyMs, attempt: () => run(true) });
    return () => {
      stop();
      clearTimeout(timer);
      wake.current = undefined;
      abort.abort();
    };
  }, [contest, order, kind, search, seed, key, everyMs]);

  const show = useCallback((entries: Shown) => {
    shown.current = entries;
    wake.current?.(false);
  }, []);
  const refresh = useCallback(() => wake.current?.(true), []);
  const { pages } = list;
  const rowAt = useCallback(
    (index: number) => pages.get(Math.floor(index / entriesAPage))?.[index % entriesAPage],
    [pages],
  );
  return { total: list.total, rowAt, show, at: list.at, error: list.error, refresh };
}

function begin(key: string, search: string): List {
  const kept = search === '' ? keptEntries(key).read() : undefined;
  return {
    key,
    pages: new Map(kept ? [[0, kept.value.rows]] : []),
    total: kept?.value.total,
    at: kept?.at ?? 0,
    error: undefined,
  };
}
