import { useMessages } from '../messages';
import { Choices } from './choices';
import styles from './help-answer.module.css';
import { useFreshFocus } from './use-fresh-focus';

/** The answer to `/help`: how to use the bot, and every command. */
export function HelpAnswer({ turn }: { turn: string }) {
  const t = useMessages();
  const text = useFreshFocus<HTMLParagraphElement>(turn);
  return (
    <div className={styles.help}>
      <p ref={text} tabIndex={-1}>
        {t('help.text')}
      </p>
      <p>{t('help.keys')}</p>
      <Choices size="commands" label={t('help.commands')} />
    </div>
  );
}
