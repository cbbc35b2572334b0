import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useBoardMessages } from './board-messages';
import { BoardRowView } from './board-row';
import rowStyles from './board-row.module.css';
import styles from './board-rows.module.css';

interface OwnRowProps {
  row: BoardRow;
  /** The side of the screen on which the row itself is out of view. */
  side: 'above' | 'below';
  /** Scrolls to the row itself. */
  onGo: () => void;
}

/** The own row, pinned to the screen's edge while the row itself is out of view; a press leads there. */
export function OwnRow({ row, side, onGo }: OwnRowProps) {
  const t = useBoardMessages();
  return (
    <section className={styles.pinned} data-side={side} aria-label={t('board.own')}>
      <button type="button" className={`${rowStyles.button} ${styles.own}`} onClick={onGo}>
        <VisuallyHidden>{t('board.go')}</VisuallyHidden>
        <BoardRowView row={row} isOwn />
      </button>
    </section>
  );
}
