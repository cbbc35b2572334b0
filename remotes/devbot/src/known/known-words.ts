import { createContext, useContext, useMemo } from 'react';
import { errorCodeIn } from './domain/error-code';
import { knownActions } from './domain/known-actions';
import type { KnownProcessKind } from './domain/known-kind';
import { type KnownMessageKey, useKnownMessages } from './known-messages';

/** The words of a process in its own terms; everything is undefined where there are no such words. */
export interface KnownWords {
  /** The actions of the process, by their names in messages. */
  actions: readonly string[];
  /** Returns the words for an action. */
  actionLabel: (action: string) => string | undefined;
  /** Returns the words for a field of a message, or for a tag of one. */
  fieldLabel: (field: string) => string | undefined;
  /** Returns the sentence of a refusal: of the code in an error's text. */
  errorWords: (error: string) => string | undefined;
}

const noWords: KnownWords = {
  actions: [],
  actionLabel: () => undefined,
  fieldLabel: () => undefined,
  errorWords: () => undefined,
};

const KnownWordsContext = createContext<KnownWords>(noWords);

export const KnownWordsProvider = KnownWordsContext.Provider;

/** Returns the words of the process around a component. */
export const useKnownWords = (): KnownWords => useContext(KnownWordsContext);

/** Returns the words of a kind of process; those of none for undefined. The catalogue must be there. */
export function useWordsOf(kind: KnownProcessKind | undefined): KnownWords {
  const t = useKnownMessages();
  return useMemo(() => {
    if (!kind) return noWords;
    // A process may name anything as its action: a name without words is the key itself.
    const wordsOf = (key: string) => {
      const words = t(key as KnownMessageKey);
      return words === key ? undefined : words;
    };
    return {
      actions: knownActions[kind],
      actionLabel: (action) => wordsOf(`known.action.${kind}.${action}`),
      fieldLabel: (field) => wordsOf(`known.field.${field}`),
      errorWords: (error) => {
        const code = errorCodeIn(error);
        return code === undefined ? undefined : wordsOf(`known.refusal.${code}`);
      },
    };
  }, [t, kind]);
}
