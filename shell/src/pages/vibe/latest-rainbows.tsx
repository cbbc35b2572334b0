import type { EventInfo, LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import styles from './latest-rainbows.module.css';

/** As many as fit into one row of a wide screen. */
const shown = 3;

interface LatestRainbowsProps {
  rainbows: EventInfo['latestRainbows'];
  /** The rows of the leaderboard that are known, which say whose rabbit has which color. */
  rows: readonly LeaderboardRow[];
}

/** The players who completed the rainbow last, each with their rabbit and the time of day. */
export function LatestRainbows({ rainbows, rows }: LatestRainbowsProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const timeOf = new Intl.DateTimeFormat(iso, { hour: 'numeric', minute: '2-digit' });
  const colourOf = new Map(rows.map(({ rabbit, colour }) => [rabbit, colour]));
  const newestFirst = [...rainbows].sort((one, other) => other.at - one.at).slice(0, shown);
  return (
    <section className={styles.rainbows}>
      <h2 className={styles.title}>{t('vibe.rainbows')}</h2>
      {newestFirst.length > 0 ? (
        <ol className={styles.players}>
          {newestFirst.map(({ rabbit, nickname, at }) => (
            <li key={rabbit} className={styles.player} data-colour={colourOf.get(rabbit)}>
              <Rabbit colour={colourOf.get(rabbit)} mood="happy" size="2em" />
              <span className={styles.words}>
                <span className={styles.name}>{nickname}</span>
                <span className={styles.time}>{timeOf.format(at)}</span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('vibe.rainbows-empty')}</p>
      )}
    </section>
  );
}
