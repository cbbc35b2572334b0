import { useMessages } from '../../messages';
import styles from './field.module.css';
import type { ShownScore } from './use-score';

/** The score in the bar above a game. */
export function BarScore({ score }: { score: ShownScore }) {
  const t = useMessages();
  return (
    <p className={styles.score}>
      <span>{t('play.score')}</span>{' '}
      <strong className={styles.number} ref={score.element}>
        {score.format(0)}
      </strong>
    </p>
  );
}
