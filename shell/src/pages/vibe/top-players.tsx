import type { LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import styles from './top-players.module.css';

/** The players with the most colours, each with their rabbit. */
export function TopPlayers({ rows }: { rows: readonly LeaderboardRow[] }) {
  const t = useMessages();
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>{t('vibe.leaderboard')}</h2>
      {rows.length > 0 ? (
        <ol className={styles.rows}>
          {rows.map(({ rabbit, rank, nickname, colour, colours }) => (
            <li key={rabbit} className={styles.row} data-colour={colour}>
              <span className={styles.rank}>{rank}</span>
              <Rabbit colour={colour} mood={colours.length === 7 ? 'happy' : 'calm'} size={40} />
              <span className={styles.name}>{nickname}</span>
              <span className={styles.found}>
                <RainbowProgress collected={colours} shape="row" />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('vibe.leaderboard-empty')}</p>
      )}
    </section>
  );
}
