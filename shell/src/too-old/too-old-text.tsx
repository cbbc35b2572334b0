import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { useMessages } from '../messages';

export const tooOldTexts = cataloguesFrom(
  (code) => import(/* webpackMode: "eager" */ `../../locales/too-old/${code}.json`),
);

/** Least versions of browsers, by the names of web-features. */
export type BrowserVersions = Readonly<Record<'chrome' | 'firefox' | 'safari', string>>;

/** The text that a browser that is too old shows instead of the app. Only the build of the page draws it. */
export function TooOldText({ versions }: { versions: BrowserVersions }) {
  const t = useMessages();
  return (
    <>
      <h1>{t('too-old.title')}</h1>
      <p>{t('too-old.text', versions)}</p>
    </>
  );
}
