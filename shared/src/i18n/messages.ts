import { useMemo, useSyncExternalStore } from 'react';
import { isAppError } from '../errors/app-error';
import type { Catalogue, MessageParams } from './catalogue';
import { type MessageState, messagesNow, subscribeMessages } from './message-store';
import { fetchErrorMessages } from './shared-catalogues';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys a component may ask for: those of the English catalogue, plural forms under their base name. */
export type MessageKey<Messages> = WithoutPlural<keyof Messages & string>;

/** Translates a key of one catalogue; `count` picks the plural form. */
export type Translate<Messages> = (key: MessageKey<Messages>, params?: MessageParams) => string;

/** Returns the messages of the page, and draws the component anew when they or the language change. */
export function useMessageState(): MessageState {
  return useSyncExternalStore(subscribeMessages, messagesNow, messagesNow);
}

/**
 * Makes the typed translation hook of one workspace.
 * @param namespace the workspace's name (`shell`, `game`, …), under which its catalogue is registered
 */
export function messagesOf<Messages extends Catalogue>(namespace: string): () => Translate<Messages> {
  return function useMessages() {
    const { text } = useMessageState();
    return useMemo(() => (key, params) => text({ namespace, key, ...(params && { params }) }), [text]);
  };
}

/** Returns the text of a key that a workspace's catalogues may lack, or not have yet: then undefined. */
export function useMessageIfKnown(namespace: string, key: string | undefined): string | undefined {
  const state = useMessageState();
  const query = { namespace, key: key ?? '' };
  return state.has(query) ? state.text(query) : undefined;
}

/**
 * The sentence a person reads for any caught value: the translation of its code in the given workspace,
 * else in `shared`, else the sentence for an unknown failure.
 */
export function useErrorText(namespace: string): (error: unknown) => string {
  const state = useMessageState();
  return useMemo(
    () => (error) => {
      if (isAppError(error)) {
        const { code, params } = error;
        const known = [namespace, 'shared']
          .map((name) => ({ namespace: name, key: `error.${code}`, params }))
          .find(state.has);
        if (known) return state.text(known);
        // Its arrival draws the sentence anew.
        void fetchErrorMessages();
      }
      return state.text({ namespace: 'shared', key: 'error.unknown' });
    },
    [state, namespace],
  );
}
