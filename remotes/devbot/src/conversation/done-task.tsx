import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import type { TaskResult } from '../bot/task';
import { useMessages } from '../messages';
import styles from './done-task.module.css';
import { useFreshFocus } from './use-fresh-focus';

/** The result of a task: a link to it. */
export function DoneTask({ turn, result }: { turn: string; result: TaskResult | undefined }) {
  const t = useMessages();
  const link = useFreshFocus<HTMLAnchorElement>(turn);
  if (!result) return <p>{t('task.done')}</p>;
  return (
    <div className={styles.done}>
      <Link className={styles.link} to={result.path} ref={link}>
        <Icon name="check" />
        <span className={styles.title}>{result.title}</span>
        <Icon name="arrow-right" />
      </Link>
      {result.text && <p className={styles.text}>{result.text}</p>}
    </div>
  );
}
