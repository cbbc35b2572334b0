import type { LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { Board } from './board';
import styles from './board.module.css';

/** The players with the most colours. */
export function TopPlayers({ rows = [] }: { rows?: readonly LeaderboardRow[] }) {
  const t = useMessages();
  return (
    <Board title={t('vibe.leaderboard')} empty={t('vibe.leaderboard-empty')}>
      {rows.map(({ rabbit, rank, nickname, colours }) => (
        <li key={rabbit} className={styles.row}>
          <span className={styles.rank}>{rank}</span>
          <span className={styles.name}>{nickname}</span>
          <RainbowProgress collected={colours} shape="row" />
        </li>
      ))}
    </Board>
  );
}
