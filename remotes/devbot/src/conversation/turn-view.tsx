import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { ChoiceAnswer } from './choice-answer';
import type { Turn } from './domain/conversation';
import { HelpAnswer } from './help-answer';
import { TaskAnswerView } from './task-answer-view';
import styles from './turn-view.module.css';
import { UnknownAnswer } from './unknown-answer';

/** One turn of the conversation: the line of the person, and the bot's answer. */
export function TurnView({ turn }: { turn: Turn }) {
  const t = useMessages();
  return (
    <div className={styles.turn}>
      <p className={styles.line}>
        <VisuallyHidden>{t('bot.you')}</VisuallyHidden>
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <span className={styles.text}>{turn.text}</span>
      </p>
      <AnswerView turn={turn} />
    </div>
  );
}

function AnswerView({ turn }: { turn: Turn }) {
  const { answer } = turn;
  switch (answer.kind) {
    case 'help':
      return <HelpAnswer turn={turn.id} />;
    case 'choice':
      return <ChoiceAnswer turn={turn.id} command={answer.command} />;
    case 'unknown':
      return <UnknownAnswer text={turn.text} guess={answer.guess} />;
    case 'task':
      return <TaskAnswerView turn={turn.id} answer={answer} />;
  }
}
