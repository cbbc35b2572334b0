import { useMessages } from '../messages';
import { Choices } from './choices';
import styles from './help-answer.module.css';
import { useFreshFocus } from './use-fresh-focus';

/** The answer to a command of several tasks: which one is meant? */
export function ChoiceAnswer({ turn, command }: { turn: string; command: string }) {
  const t = useMessages();
  const text = useFreshFocus<HTMLParagraphElement>(turn);
  return (
    <div className={styles.help}>
      <p ref={text} tabIndex={-1}>
        {t('bot.which')}
      </p>
      <Choices size="large" label={t('bot.which')} command={command} />
    </div>
  );
}
