import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { LeaderboardRowView } from '../leaderboard/leaderboard-row';
import { LoadingRows } from '../leaderboard/loading-rows';
import { useLeaderboard } from '../leaderboard/use-leaderboard';
import { useGameErrorText, useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './ending-screen.module.css';

/** Rows of the ending's leaderboard (docs/product 9.136). */
const shown = 10;

/** The first places of the leaderboard, and the way to all of it. */
export function FirstPlaces({ ownRabbit }: { ownRabbit?: RabbitId }) {
  const t = useMessages();
  const pathTo = usePaths();
  const errorText = useGameErrorText();
  const { reading, refresh } = useLeaderboard();
  const board = valueOf(reading);
  if (board?.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="ending-board">
      <h2 id="ending-board">{t('tab.leaderboard')}</h2>
      {reading.status === 'loading' && <LoadingRows />}
      {reading.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={refresh}>{t('try-again')}</Button>}>
          {errorText(reading.error)}
        </Notice>
      )}
      <ol className={styles.rows}>
        {board?.rows.slice(0, shown).map((row) => (
          <LeaderboardRowView key={row.rabbit} row={row} isOwn={row.rabbit === ownRabbit} />
        ))}
      </ol>
      <ButtonLink to={pathTo('leaderboard')} variant="secondary" wide>
        {t('ending.whole-board')}
      </ButtonLink>
    </section>
  );
}
