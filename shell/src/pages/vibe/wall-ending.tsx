import { Confetti, Podium } from '@rainbow-rabbit/parts/celebration';
import type { EventInfo, LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { findWhiteRabbit } from '@rainbow-rabbit/processes/rabbit/client';
import type { EndingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { NextEvent } from './next-event';
import styles from './wall-ending.module.css';

/** A finished draw never changes, but a reading that failed is tried again. */
const everyMs = 600_000;

interface WallEndingProps {
  process: ProcessId;
  info: EventInfo;
  standing: Exclude<EndingStanding, 'not-yet'>;
  rows: readonly LeaderboardRow[];
}

/** The end of an event: the judging, then who caught whom, the prize, the podium and what comes next; nothing invites to join. */
export function WallEnding({ process, info, standing, rows }: WallEndingProps) {
  const t = useMessages();
  const { winner, prize } = info;
  const colour = rows.find(({ rabbit }) => rabbit === winner?.rabbit)?.colour;
  const caught = useWhiteRabbitOf(process, info);
  return (
    <>
      {standing === 'won' && <Confetti count={96} overSeconds={4} />}
      <section className={styles.ending} data-standing={standing}>
        <div className={styles.rabbits}>
          {winner && <Rabbit colour={colour} mood="happy" size="8em" />}
          <Rabbit
            colour="white"
            mood={standing === 'over' ? 'asleep' : 'happy'}
            size={winner ? '5em' : '8em'}
          />
        </div>
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{t(`vibe.ending.${standing}`)}</h2>
          {winner && (
            <p className={styles.winner} data-colour={colour}>
              {t('vibe.winner', { nickname: winner.nickname })}
            </p>
          )}
          {caught && <p className={styles.line}>{t('vibe.white-rabbit', { nickname: caught.nickname })}</p>}
          {prize && <p className={styles.prize}>{t('vibe.prize', { prize })}</p>}
          {standing !== 'judging' && (
            <>
              <p>{t('vibe.next')}</p>
              <NextEvent after={process} />
            </>
          )}
        </div>
      </section>
      {standing !== 'judging' && <FirstPlayers rows={rows} />}
    </>
  );
}

/** The first places of the leaderboard. */
function FirstPlayers({ rows }: { rows: readonly LeaderboardRow[] }) {
  const t = useMessages();
  if (rows.length === 0) return null;
  const steps = rows.map(({ rabbit, rank, nickname, colour, colours }) => ({
    key: rabbit,
    place: rank,
    colour,
    winner: (
      <>
        <bdi className={styles.name}>{nickname}</bdi>
        <span className={styles.found}>
          <RainbowProgress collected={colours} shape="row" />
        </span>
      </>
    ),
  }));
  return (
    <section className={styles.first}>
      <Podium label={t('vibe.leaderboard')} steps={steps} />
    </section>
  );
}

/** The player who was the White Rabbit, once the draw is open. */
function useWhiteRabbitOf(process: ProcessId, info: EventInfo) {
  const ao = useAo();
  const seed = info.draw?.seed;
  const { reading } = useReading({
    key: seed && `${process}/${seed}`,
    everyMs,
    read: ({ signal }) => findWhiteRabbit({ ao, process }, info, { signal }),
  });
  return valueOf(reading);
}
