import type { CityPage, PagePlace } from '@rainbow-rabbit/processes/community/client';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useSocialErrorText } from '../../messages';
import type { PageSection } from '../../page-content/domain/content-schema';
import type { PageOrigin } from '../../page-ledger/page-ledger';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import { publishedSections } from './use-page-draft';

/** The text of another language, to translate from. */
export interface OriginalText {
  from: PageOrigin;
  sections: readonly PageSection[];
}

interface OriginalPickerProps {
  name: PagePlace;
  pages: CityPage['pages'];
  /** The revision that the draft was translated from. */
  from?: PageOrigin;
  onPick: (original: OriginalText) => void;
}

/** The other languages that have a text: one press shows it beside the draft, and notes it as the original. */
export function OriginalPicker({ name, pages = {}, from, onPick }: OriginalPickerProps) {
  const { ledger } = useEditorPlace();
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const [error, setError] = useState<unknown>();
  const others = locales.filter(({ code }) => code !== name.language && (pages[code] ?? 0) > 0);
  const nameOf = (language: string) => locales.find(({ code }) => code === language)?.name ?? language;
  if (others.length === 0 && !from) return null;

  const pick = async (language: (typeof others)[number]['code']) => {
    setError(undefined);
    try {
      const current = await ledger.page({ city: name.city, language });
      onPick({ from: { language, number: current.number }, sections: publishedSections(current) ?? [] });
    } catch (caught) {
      setError(caught);
    }
  };
  const isOlder = from !== undefined && (pages[from.language] ?? 0) > from.number;
  return (
    <div className={styles.originals}>
      {from && (
        <p className={styles.small}>
          {t(isOlder ? 'edit.from-older' : 'edit.from', {
            language: nameOf(from.language),
            number: from.number,
          })}
        </p>
      )}
      {others.map(({ code, name: own }) => (
        <Button key={code} variant="quiet" onClick={() => void pick(code)}>
          {t('edit.translate', { language: own })}
        </Button>
      ))}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </div>
  );
}
