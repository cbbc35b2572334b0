import { usePage } from '@rainbow-rabbit/parts/rows';
import type { PagePlace, RevisionRow } from '@rainbow-rabbit/processes/community/client';
import { useCallback, useState } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';

/** Revisions that one read asks for. */
const pageRows = 20;

/** Reads the revisions of a page, newest first, a page of the list at a time. */
export function useRevisions(ledger: PageLedger, { city, language }: PagePlace) {
  const [wanted, setWanted] = useState(pageRows);
  const page = usePage(
    useCallback(async () => {
      const rows: RevisionRow[] = [];
      for (;;) {
        const next = await ledger.revisions({ city, language, offset: rows.length, limit: pageRows });
        rows.push(...next.rows);
        const isAll = next.rows.length === 0 || rows.length >= next.total;
        if (isAll || rows.length >= wanted) return { rows, total: isAll ? rows.length : next.total };
      }
    }, [ledger, city, language, wanted]),
  );
  return { page, more: () => setWanted((rows) => rows + pageRows) };
}
