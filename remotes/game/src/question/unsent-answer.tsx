import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import { useAnswerStore } from './answer-store';
import styles from './key-form.module.css';
import type { SendingAnswer } from './use-sending-answer';

/** A right key that the ledger does not know of yet: it waits for the player's approval, or for the network. */
export function UnsentAnswer({ sending }: { sending: SendingAnswer }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const kept = useKeptValue(useAnswerStore());
  const { stage, outcome, send } = sending;
  const isSigned = kept?.isSigned === true;
  return (
    <Card tone="raised">
      <div className={styles.form}>
        <h2>{t('question.right.title')}</h2>
        <p>{t(isSigned ? 'question.right.queued' : 'question.right.text')}</p>
        {outcome?.status === 'refused' && <Notice tone="error">{errorText(outcome.error)}</Notice>}
        <Button large wide busy={stage !== undefined} onClick={send}>
          {t(isSigned ? 'try-again' : 'question.right.send')}
        </Button>
        <div role="status">{stage && <StageNote stage={stage} />}</div>
      </div>
    </Card>
  );
}
