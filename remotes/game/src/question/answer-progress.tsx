import { mayWin } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { use } from 'react';
import { StageNote } from '../layout/stage-note';
import { useMessages } from '../messages';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import type { OwnAnswer } from './domain/answer-schema';
import styles from './key-form.module.css';
import { useSendingAnswer } from './use-sending-answer';

/** The state of an answer that the ledger has. */
export function AnswerProgress({ answer }: { answer: OwnAnswer }) {
  const t = useMessages();
  const hasWallet = use(PlayerContext) !== undefined;
  const { player } = useOwnRabbit();
  const isConfirmed = answer.answeredAt !== undefined && mayWin(player, answer.answeredAt);
  return (
    <Card tone="raised" rainbow>
      <div className={styles.form} role="status">
        <p>{t(isConfirmed ? 'question.answered.text' : 'question.answered.waiting')}</p>
      </div>
      {answer.needsTap && !answer.revealed && hasWallet && <RevealNow />}
    </Card>
  );
}

/** The reveal for a wallet that asks by itself, which takes a tap. */
function RevealNow() {
  const t = useMessages();
  const { stage, reveal } = useSendingAnswer();
  return (
    <div className={styles.form}>
      <p>{t('question.reveal.text')}</p>
      <Button wide busy={stage !== undefined} onClick={reveal}>
        {t('question.reveal.go')}
      </Button>
      <div role="status">{stage && <StageNote stage={stage} />}</div>
    </div>
  );
}
