import { completeKeyWord, keyWords } from '@rainbow-rabbit/processes/rabbit/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useMessages } from '../messages';
import {
  endWord,
  isWhole,
  previousWord,
  retypeWord,
  takeWord,
  typeText,
  type WordEntry,
} from './domain/word-entry';
import styles from './key-words-field.module.css';

interface KeyWordsFieldProps {
  entry: WordEntry;
  onChange: (entry: WordEntry) => void;
}

/** Words that are offered for the letters so far. */
const offered = 4;

/**
 * The words of a key, one after the other: four letters suffice, the rest is offered. A complete word is a button that puts
 * it back into the field.
 */
export function KeyWordsField({ entry, onChange }: KeyWordsFieldProps) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const { words, at, typed, isUnknown } = entry;
  const completions = completeKeyWord(typed, offered);

  const changeAndStay = (next: WordEntry) => {
    onChange(next);
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      onChange(endWord(entry));
    } else if (event.key === 'Backspace' && typed === '' && at > 0) {
      event.preventDefault();
      onChange(previousWord(entry));
    }
  };

  return (
    <div className={styles.key} ref={field}>
      <ol className={styles.words} aria-label={t('question.words')}>
        {Array.from({ length: keyWords }, (_, place) => {
          const isTyped = place === at && !isWhole(entry);
          const index = place < at ? place : place - 1;
          const word = isTyped ? undefined : words[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
            <li key={place} className={styles.place} data-now={isTyped || undefined}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              {word ? (
                <button
                  type="button"
                  className={styles.word}
                  aria-label={t('question.retype', { word })}
                  onClick={() => changeAndStay(retypeWord(entry, index))}
                >
                  {word}
                </button>
              ) : (
                <span className={styles.blank} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ol>
      {isWhole(entry) ? (
        <p className={styles.change}>{t('question.change')}</p>
      ) : (
        <>
          <TextField
            id={id}
            label={t('question.word', { number: at + 1, total: keyWords })}
            hint={t('question.word-hint')}
            error={isUnknown ? t('question.word-unknown') : undefined}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            lang="en"
            enterKeyHint="next"
            onChange={({ target }) => onChange(typeText(entry, target.value))}
            onKeyDown={press}
          />
          <ul className={styles.offers} aria-label={t('question.offers')}>
            {completions.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  className={styles.offer}
                  lang="en"
                  onClick={() => changeAndStay(takeWord(entry, word))}
                >
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
