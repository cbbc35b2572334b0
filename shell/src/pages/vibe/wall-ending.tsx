import type { EventInfo, LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import type { EndingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { TopPlayers } from './top-players';
import styles from './wall-ending.module.css';

const places = 3;

interface WallEndingProps {
  info: EventInfo;
  standing: Exclude<EndingStanding, 'not-yet'>;
  rows: readonly LeaderboardRow[];
}

/** The end of an event: that the White Rabbit was caught, by whom, the prize and the first places; nothing invites to join. */
export function WallEnding({ info: { winner, prize }, standing, rows }: WallEndingProps) {
  const t = useMessages();
  const colour = rows.find(({ rabbit }) => rabbit === winner?.rabbit)?.colour;
  return (
    <>
      <section className={styles.ending}>
        <Rabbit colour={colour ?? 'white'} mood={standing === 'over' ? 'asleep' : 'happy'} size="9em" />
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{t(`vibe.ending.${standing}`)}</h2>
          {winner && (
            <p className={styles.winner} data-colour={colour}>
              {t('vibe.winner', { nickname: winner.nickname })}
            </p>
          )}
          {prize && <p className={styles.prize}>{t('vibe.prize', { prize })}</p>}
          {standing !== 'judging' && <p>{t('vibe.next')}</p>}
        </div>
      </section>
      <div className={styles.board}>
        <TopPlayers rows={rows.slice(0, places)} />
      </div>
    </>
  );
}
