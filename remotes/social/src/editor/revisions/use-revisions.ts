import type { PagePlace, RevisionRow } from '@rainbow-rabbit/processes/community/client';
import { useEffect, useState } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';

type ListedRevisions =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'read'; rows: readonly RevisionRow[]; total: number };

/** Revisions that one read asks for. */
const pageRows = 20;

/** Reads the revisions of a page, newest first, a page of the list at a time. */
export function useRevisions(ledger: PageLedger, { city, language }: PagePlace) {
  const [list, setList] = useState<ListedRevisions>({ status: 'loading' });
  const [wanted, setWanted] = useState({ rows: pageRows, attempt: 0 });
  useEffect(() => {
    let isLatest = true;
    const read = async () => {
      const rows: RevisionRow[] = [];
      for (;;) {
        const page = await ledger.revisions({ city, language, offset: rows.length, limit: pageRows });
        rows.push(...page.rows);
        const isAll = page.rows.length === 0 || rows.length >= page.total;
        if (isAll || rows.length >= wanted.rows) return { rows, total: isAll ? rows.length : page.total };
      }
    };
    read().then(
      (found) => isLatest && setList({ status: 'read', ...found }),
      (error: unknown) => isLatest && setList({ status: 'failed', error }),
    );
    return () => {
      isLatest = false;
    };
  }, [ledger, city, language, wanted]);
  return {
    list,
    more: () => setWanted(({ rows, attempt }) => ({ rows: rows + pageRows, attempt })),
    reload: () => setWanted(({ rows, attempt }) => ({ rows, attempt: attempt + 1 })),
  };
}
