import { type Locale, perLocale, useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import type { Text } from './text';

/** Fetches a text, in each language. */
export type TextLoaders = Readonly<Record<Locale, () => Promise<Text>>>;

/** Makes the loaders of a text from one module per language, in the folder of that language. */
export function textsFrom(load: (code: Locale) => Promise<{ text: Text }>): TextLoaders {
  return perLocale((code) => async () => (await load(code)).text);
}

type TextState =
  | { status: 'loading' }
  | { status: 'ready'; text: Text }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Returns a text in the language of the page; after a change of language, the old text stays until the new one is loaded. */
export function useText(loaders: TextLoaders): TextState {
  const { code } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TextState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the wish to load again
  useEffect(() => {
    let isWanted = true;
    const retry = () => setAttempt((count) => count + 1);
    loaders[code]().then(
      (text) => isWanted && setState({ status: 'ready', text }),
      (error: unknown) => isWanted && setState({ status: 'failed', error, retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [loaders, code, attempt]);

  return state;
}
