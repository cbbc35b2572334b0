import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { WithEventSecret } from '../secret/with-event-secret';
import { useStaffMessages } from '../staff-messages';
import styles from './answers.module.css';
import { CheckedAnswers } from './checked-answers';
import { useAnswerCheck } from './use-answer-check';

/** Checks the answers with the event's key, and reveals it where no player's phone does. */
export function RevealCard() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { state, check } = useAnswerCheck();
  const { status } = state;
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.answers.reveal.title')}</h3>
        <p>{t('staff.answers.reveal.text')}</p>
        <WithEventSecret>
          {status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
          {status === 'checked' ? (
            <CheckedAnswers checked={state} />
          ) : (
            <div>
              <Button busy={status === 'checking'} onClick={() => void check()}>
                {t('staff.answers.reveal.check')}
              </Button>
            </div>
          )}
        </WithEventSecret>
      </div>
    </Card>
  );
}
