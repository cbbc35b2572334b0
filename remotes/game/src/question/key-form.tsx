import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { checkKey, type KeyVerdict } from './check-key';
import type { OwnAnswer } from './domain/answer-schema';
import { isWhole, noWords, type WordEntry } from './domain/word-entry';
import styles from './key-form.module.css';
import { KeyWordsField } from './key-words-field';

type Check = { status: 'idle' | 'checking' } | { status: 'failed'; error: unknown } | KeyVerdict;

interface KeyFormProps {
  keyDigest: string;
  /** Called with the answer once a typed key is the event's. */
  onRight: (answer: OwnAnswer) => void;
}

/**
 * The field for the words of the key. They are checked on this phone, and a wrong key is
 * reported at once.
 */
export function KeyForm({ keyDigest, onRight }: KeyFormProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client } = useGame();
  const [entry, setEntry] = useState<WordEntry>(noWords);
  const [check, setCheck] = useState<Check>({ status: 'idle' });

  const change = (next: WordEntry) => {
    setEntry(next);
    setCheck({ status: 'idle' });
  };

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!isWhole(entry) || check.status === 'checking') return;
    setCheck({ status: 'checking' });
    try {
      const verdict = await checkKey(entry.words, { process: client.process, keyDigest });
      setCheck(verdict);
      if (verdict.status === 'right') onRight(verdict.answer);
    } catch (error) {
      setCheck({ status: 'failed', error });
    }
  };

  const isWrong = check.status === 'wrong' || check.status === 'misspelt';
  return (
    <form className={styles.form} onSubmit={submit}>
      <KeyWordsField entry={entry} onChange={change} />
      {isWrong && (
        <Notice tone="error" title={t('question.wrong')}>
          {check.status === 'misspelt' && t('question.misspelt')}
        </Notice>
      )}
      {check.status === 'failed' && <Notice tone="error">{errorText(check.error)}</Notice>}
      <Button type="submit" large wide disabled={!isWhole(entry)} busy={check.status === 'checking'}>
        {t(check.status === 'checking' ? 'question.checking' : 'question.submit')}
      </Button>
      <p className={styles.hint}>{t('question.private')}</p>
    </form>
  );
}
