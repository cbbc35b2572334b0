import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import { type Locale, locales, perLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';
import { useEditorMessages } from './editor-messages';
import { useEditorPlace } from './editor-place';

interface LanguageListProps {
  selected: Locale;
  onSelect: (language: Locale) => void;
}

/** The languages of a page, with their current revisions and a mark on translations of an older original. */
export function LanguageList({ selected, onSelect }: LanguageListProps) {
  const t = useEditorMessages();
  const pages = usePages();
  const stateOf = (code: Locale) => {
    const page = pages?.[code];
    if (!page) return undefined;
    if (page.number === 0) return t('edit.language.none');
    return page.older
      ? t('edit.language.older', { number: page.number })
      : t('revision.number', { number: page.number });
  };
  return (
    <ul className={styles.languages} aria-label={t('edit.languages')}>
      {locales.map(({ code, iso, name }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.language}
            aria-pressed={code === selected}
            data-older={pages?.[code]?.older || undefined}
            onClick={() => onSelect(code)}
          >
            <span lang={iso}>{name}</span>
            <span className={styles.small}>{stateOf(code) ?? '\u00a0'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Reads the page in every language; undefined until then, and where one can't be read. */
function usePages() {
  const { ledger, city } = useEditorPlace();
  const [pages, setPages] = useState<Readonly<Record<Locale, CityPage | undefined>>>();
  useEffect(() => {
    let isLatest = true;
    const reading = locales.map(({ code }) => ledger.page({ city, language: code }).catch(() => undefined));
    void Promise.all(reading).then((found) => {
      const byLocale = perLocale((code) => found[locales.findIndex((locale) => locale.code === code)]);
      if (isLatest) setPages(byLocale);
    });
    return () => {
      isLatest = false;
    };
  }, [ledger, city]);
  return pages;
}
