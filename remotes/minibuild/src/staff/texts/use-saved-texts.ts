import { type ContestTexts, readContest } from '@rainbow-rabbit/processes/minibuild/client';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import { useStaffContest } from '../session/staff-contest';

/** The texts of a language in the ledger. */
export type SavedTexts =
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  /** Without texts, the language has none yet. */
  | { status: 'read'; texts?: ContestTexts };

/** Reads the texts of a language once; `reload` reads them again. */
export function useSavedTexts(language: Locale): { saved: SavedTexts; reload: () => void } {
  const { contest } = useStaffContest();
  const [saved, setSaved] = useState<SavedTexts>({ status: 'reading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: SavedTexts) => {
      if (!abort.signal.aborted) setSaved(next);
    };
    readContest(contest, language, { maxAgeMs: 0, signal: abort.signal }).then(
      // Where the language has no texts, the answer has those of the original.
      ({ texts }) => show({ status: 'read', ...(texts?.language === language && { texts }) }),
      (error) => show({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [contest, language, round]);
  return { saved, reload: () => setRound((last) => last + 1) };
}
