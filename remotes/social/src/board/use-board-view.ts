import { maxProfileNameLength } from '@rainbow-rabbit/processes/community/client';
import { useParams, useSearchParams } from '@rainbow-rabbit/shared/router';
import { useCallback, useMemo, useState } from 'react';
import type { BoardView } from './domain/board-types';

type Filter = 'period' | 'city' | 'list' | 'name';

/** The view of a board that the page's address holds, so that a link shows the same rows. */
export function useBoardView(): {
  view: BoardView;
  name: string;
  /** Changes some of the filters; an empty text takes one out of the address. */
  change: (filters: Partial<Record<Filter, string>>) => void;
} {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  // The address follows a moment later: a field that showed its name would lose letters that are typed meanwhile.
  const [typed, setTyped] = useState<{ id: string; name: string }>();
  const named = typed?.id === id ? typed.name : (search.get('name') ?? '');
  const name = named.slice(0, maxProfileNameLength);
  const period = search.get('period') === 'month' ? 'month' : 'all';
  const list = search.get('list') === 'others' ? 'others' : 'admitted';
  const asked = list === 'admitted' ? (search.get('city') ?? '') : '';
  const city = /^[a-z0-9-]{2,24}$/.test(asked) ? asked : undefined;
  const view = useMemo(
    () => ({ id, period, list, ...(city && { city }) }) as const,
    [id, period, list, city],
  );
  const change = useCallback(
    (filters: Partial<Record<Filter, string>>) => {
      const changed = { name, ...filters };
      setTyped({ id, name: changed.name });
      setSearch(
        (last) => {
          const next = new URLSearchParams(last);
          for (const [filter, value] of Object.entries(changed)) {
            if (value) next.set(filter, value);
            else next.delete(filter);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch, id, name],
  );
  return { view, name, change };
}
