import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import styles from './choices.module.css';
import { helpCommand, lineOf } from './domain/commands';
import { tasks } from './tasks';

interface ChoicesProps {
  /** `large`: title and explanation. `commands`: the command too. `small`: the title alone. */
  size: 'large' | 'commands' | 'small';
  /** Names the list for screen readers. */
  label: string;
  /** Only the tasks of this command. */
  command?: string;
}

/** The tasks of the bot, to begin by a tap. */
export function Choices({ size, label, command }: ChoicesProps) {
  const t = useMessages();
  const { say } = useBotOfPage();
  const offered = tasks.filter((task) => command === undefined || task.command === command);
  return (
    <ul className={styles.choices} data-size={size} aria-label={label}>
      {offered.map((task) => (
        <li key={task.id}>
          <button type="button" className={styles.choice} onClick={() => say(lineOf(task))}>
            <span className={styles.title}>{t(task.titleKey)}</span>
            {size === 'commands' && <code className={styles.command}>{lineOf(task)}</code>}
            {size !== 'small' && <span className={styles.about}>{t(task.aboutKey)}</span>}
          </button>
        </li>
      ))}
      {size === 'small' && (
        <li>
          <button type="button" className={styles.choice} onClick={() => say(helpCommand)}>
            <span className={styles.title}>{t('help.title')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
