import { usePage } from '@rainbow-rabbit/parts/rows';
import { useCallback } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';

/** Reads who the organisers of a city are; `reload` reads them again, while those that are known stay. */
export function useMembers(ledger: PageLedger, city: string) {
  return usePage(
    useCallback(async () => {
      const { organisers, lead, names } = await ledger.page({ city, language: 'en' });
      return { organisers, lead, names };
    }, [ledger, city]),
  );
}
