import { useCallback } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';
import { useReadList } from '../use-read-list';

/** Reads who the organisers of a city are; `reload` reads them again, while those that are known stay. */
export function useMembers(ledger: PageLedger, city: string) {
  const { listed: members, reload } = useReadList(
    useCallback(async () => {
      const { organisers, lead, names } = await ledger.page({ city, language: 'en' });
      return { organisers, lead, names };
    }, [ledger, city]),
  );
  return { members, reload };
}
