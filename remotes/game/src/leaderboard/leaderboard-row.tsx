import type { LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import type { Ref } from 'react';
import { useMessages } from '../messages';
import styles from './leaderboard-row.module.css';

interface LeaderboardRowProps {
  row: LeaderboardRow;
  isOwn: boolean;
  /** Undefined for a row whose name its reader can't report. */
  onReport?: (() => void) | undefined;
  ref?: Ref<HTMLLIElement>;
}

/** One player's row: rank, rabbit, and the colours collected. */
export function LeaderboardRowView({ row, isOwn, onReport, ref }: LeaderboardRowProps) {
  const t = useMessages();
  const { rank, nickname, colour, count, colours } = row;
  return (
    <li
      ref={ref}
      className={styles.row}
      data-own={isOwn || undefined}
      data-colour={colour}
      aria-current={isOwn || undefined}
      tabIndex={isOwn ? -1 : undefined}
    >
      <span className={styles.rank} data-podium={rank <= 3 || undefined}>
        {rank}
      </span>
      <span className={styles.rabbit}>
        <Rabbit colour={colour} size={34} mood={count === 7 ? 'happy' : 'calm'} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          {onReport ? (
            <button type="button" className={styles.report} aria-haspopup="dialog" onClick={onReport}>
              {nickname}
            </button>
          ) : (
            nickname
          )}
          {isOwn && <span className={styles.own}> {t('board.you')}</span>}
        </span>
        <RainbowProgress shape="row" collected={colours} />
      </span>
      <span className={styles.count}>{t('board.count', { found: count })}</span>
    </li>
  );
}
