import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { TypedKeyField } from '../event-key/typed-key-field';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { SeedPlace } from '../white-rabbit/seed-place';
import { useSeedFile } from '../white-rabbit/use-seed-file';
import styles from './answers.module.css';
import { CheckedAnswers } from './checked-answers';
import { useAnswerCheck } from './use-answer-check';

/** Checks the answers with the six words, and reveals the key where no player's phone does. */
export function RevealCard({ keyDigest }: { keyDigest: string }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { draw, deal } = useStaffEvent().info;
  const seed = useSeedFile(draw);
  const [typed, setTyped] = useState('');
  const { state, check, reset } = useAnswerCheck(keyDigest);
  const isDealt = deal !== undefined && draw !== undefined && draw.seed === undefined;
  const { status } = state;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'checking') void check(typed, seed.file);
  };

  return (
    <Card tone="raised">
      <form className={styles.card} onSubmit={submit} noValidate>
        <h3>{t('staff.answers.reveal.title')}</h3>
        <p>{t('staff.answers.reveal.text')}</p>
        {isDealt && (
          <>
            <p>{t('staff.answers.reveal.seed')}</p>
            <SeedPlace
              seed={{
                ...seed,
                choose: (file) => {
                  reset();
                  return seed.choose(file);
                },
              }}
            />
          </>
        )}
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
        {status === 'checked' && <CheckedAnswers checked={state} needsSeed={isDealt} />}
      </form>
    </Card>
  );
}
