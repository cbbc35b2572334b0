import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';

/** The organisers of a city, as they are read. */
export type Members =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'read'; organisers: readonly Address[]; lead?: Address; names?: CityPage['names'] };

/** Reads who the organisers of a city are; `reload` reads them again, while those that are known stay. */
export function useMembers(ledger: PageLedger, city: string): { members: Members; reload: () => void } {
  const [members, setMembers] = useState<Members>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt reads again
  useEffect(() => {
    let isLatest = true;
    ledger.page({ city, language: 'en' }).then(
      ({ organisers, lead, names }) =>
        isLatest && setMembers({ status: 'read', organisers, lead, ...(names && { names }) }),
      (error: unknown) => isLatest && setMembers({ status: 'failed', error }),
    );
    return () => {
      isLatest = false;
    };
  }, [ledger, city, attempt]);
  return { members, reload: () => setAttempt((before) => before + 1) };
}
