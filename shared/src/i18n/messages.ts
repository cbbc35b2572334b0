import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isAppError } from '../errors/app-error';

/** A catalogue of one workspace in one language: flat keys, whole sentences with `{{named}}` placeholders. */
export type Catalogue = Readonly<Record<string, string>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys a component may ask for: those of the English catalogue, plural forms under their base name. */
export type MessageKey<Messages> = WithoutPlural<keyof Messages & string>;

export type MessageParams = Readonly<Record<string, string | number>>;

/** Translates a key of one catalogue; `count` picks the plural form. */
export type Translate<Messages> = (key: MessageKey<Messages>, params?: MessageParams) => string;

/**
 * Makes the typed translation hook of one workspace.
 * @param namespace the workspace's name (`shell`, `game`, …), under which its catalogue is registered
 */
export function messagesOf<Messages extends Catalogue>(namespace: string): () => Translate<Messages> {
  return function useMessages() {
    const { t } = useTranslation(namespace);
    return useMemo(() => (key, params) => t(String(key), { ...params }), [t]);
  };
}

/**
 * The sentence a person reads for any caught value: the translation of its code in the given workspace,
 * else in `shared`, else the sentence for an unknown failure.
 */
export function useErrorText(namespace: string): (error: unknown) => string {
  const { t, i18n } = useTranslation([namespace, 'shared']);
  return useMemo(
    () => (error) => {
      const key = isAppError(error) ? `error.${error.code}` : '';
      const known = [namespace, 'shared'].find((ns) => key && i18n.exists(key, { ns }));
      return known && isAppError(error)
        ? t(key, { ns: known, ...error.params })
        : t('error.unknown', { ns: 'shared' });
    },
    [t, i18n, namespace],
  );
}
