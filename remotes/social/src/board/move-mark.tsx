import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useBoardMessages } from './board-messages';
import styles from './board-row.module.css';

/** The number of places that a row has won or lost since yesterday: an arrow and a number, and words for screen readers. */
export function MoveMark({ moved }: { moved: number | undefined }) {
  const t = useBoardMessages();
  if (moved === undefined) return <span className={styles.moved}>{t('board.new')}</span>;
  if (moved === 0)
    return (
      <span className={styles.moved}>
        <VisuallyHidden>{t('board.moved.same')}</VisuallyHidden>
        <span aria-hidden="true">–</span>
      </span>
    );
  const direction = moved > 0 ? 'up' : 'down';
  const count = Math.abs(moved);
  return (
    <span className={styles.moved} data-direction={direction}>
      <VisuallyHidden>{t(`board.moved.${direction}`, { count })}</VisuallyHidden>
      <span aria-hidden="true">{`${moved > 0 ? '▲' : '▼'}\u00a0${count}`}</span>
    </span>
  );
}
