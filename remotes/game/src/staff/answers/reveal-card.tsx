import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { TypedKeyField } from '../event-key/typed-key-field';
import { useStaffMessages } from '../staff-messages';
import styles from './answers.module.css';
import { CheckedAnswers } from './checked-answers';
import { useAnswerCheck } from './use-answer-check';

/** Checks the answers with the six words, and reveals the key where no player's phone does. */
export function RevealCard({ keyDigest }: { keyDigest: string }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const [typed, setTyped] = useState('');
  const { state, check, reset } = useAnswerCheck(keyDigest);
  const { status } = state;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'checking') void check(typed);
  };

  return (
    <Card tone="raised">
      <form className={styles.card} onSubmit={submit} noValidate>
        <h3>{t('staff.answers.reveal.title')}</h3>
        <p>{t('staff.answers.reveal.text')}</p>
        <TypedKeyField
          label={t('staff.key.type')}
          hint={t('staff.key.type-hint')}
          error={status === 'misspelt' || status === 'wrong' ? t(`staff.key.check-${status}`) : undefined}
          value={typed}
          onType={(text) => {
            setTyped(text);
            reset();
          }}
        />
        {status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        {status !== 'checked' && (
          <div>
            <Button type="submit" busy={status === 'checking'}>
              {t('staff.answers.reveal.check')}
            </Button>
          </div>
        )}
        {status === 'checked' && <CheckedAnswers checked={state} />}
      </form>
    </Card>
  );
}
