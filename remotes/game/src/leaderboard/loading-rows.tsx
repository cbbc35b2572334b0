import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './loading-rows.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Empty rows at the places of the first players, while the leaderboard is on its way. */
export function LoadingRows() {
  const t = useMessages();
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{t('board.loading')}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.row} aria-hidden="true">
          <span className={styles.rabbit} />
          <span className={styles.name} />
        </div>
      ))}
    </div>
  );
}
