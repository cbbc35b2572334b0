import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import type { TermsText } from './terms-text';
import { fetchTerms } from './terms-texts';
import type { TermsKind } from './terms-versions';

/** Terms that are being fetched, or their text, or the failure with a way to try again. */
export type TermsState =
  | { status: 'loading' }
  | { status: 'ready'; text: TermsText }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Returns terms in the language of the page; after a change of language, the old text stays until the new one has come. */
export function useTerms(kind: TermsKind): TermsState {
  const { code } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TermsState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the wish to load again
  useEffect(() => {
    let isWanted = true;
    const retry = () => setAttempt((count) => count + 1);
    fetchTerms(kind, code).then(
      (text) => isWanted && setState({ status: 'ready', text }),
      (error: unknown) => isWanted && setState({ status: 'failed', error, retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, code, attempt]);

  return state;
}
