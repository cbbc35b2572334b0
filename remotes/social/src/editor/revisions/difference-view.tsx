import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import { useEditorMessages } from '../editor-messages';
import { type DifferentWords, differenceOf } from './difference';
import styles from './revisions.module.css';

interface DifferenceViewProps {
  before: string;
  after: string;
  /** The language of both texts. */
  language: string;
}

/** The difference of two texts by words: what is gone is struck through, what is new underlined. */
export function DifferenceView({ before, after, language }: DifferenceViewProps) {
  const t = useEditorMessages();
  const words = useMemo(() => differenceOf(before, after, language), [before, after, language]);
  if (words.every(({ is }) => is === 'same'))
    return <p className={styles.small}>{t('revision.no-difference')}</p>;
  return (
    <Scrolling
      className={styles.difference}
      label={t('revision.difference')}
      dir="auto"
      lang={locales.find(({ code }) => code === language)?.iso}
    >
      {words.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run has no identity but its place
        <Run key={index} run={run} />
      ))}
    </Scrolling>
  );
}

function Run({ run: { is, text } }: { run: DifferentWords }) {
  const t = useEditorMessages();
  switch (is) {
    case 'same':
      return shortened(text);
    case 'added':
      return (
        <ins className={styles.added}>
          <VisuallyHidden>{t('revision.added')} </VisuallyHidden>
          {text}
        </ins>
      );
    case 'removed':
      return (
        <del className={styles.removed}>
          <VisuallyHidden>{t('revision.removed')} </VisuallyHidden>
          {text}
        </del>
      );
  }
}

/** The most characters of unchanged text that are shown around a change. */
const shownAround = 200;

function shortened(text: string): string {
  if (text.length <= 3 * shownAround) return text;
  return `${text.slice(0, shownAround)} […] ${text.slice(-shownAround)}`;
}
