import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import { fetchText, type PrerenderedPage } from './fetch-text';
import type { Text } from './text';

type TextState =
  | { status: 'loading' }
  | { status: 'ready'; text: Text }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Returns a page's text in the language of the page; after a change of language, the old text stays until the new one is loaded. */
export function useText(page: PrerenderedPage): TextState {
  const { code } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TextState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the wish to load again
  useEffect(() => {
    let isWanted = true;
    const retry = () => setAttempt((count) => count + 1);
    fetchText(page, code).then(
      (text) => isWanted && setState({ status: 'ready', text }),
      (error: unknown) => isWanted && setState({ status: 'failed', error, retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [page, code, attempt]);

  return state;
}
