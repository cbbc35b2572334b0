import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ColourMark } from '@rainbow-rabbit/shared/ui';
import { use } from 'react';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { PlayerContext } from '../session/player-context';
import { teamScores } from './team-scores.domain';
import styles from './team-scores.module.css';

/** The score of the teams, which are the colours of the players' own rabbits; nothing before somebody has a colour. */
export function TeamScores() {
  const t = useMessages();
  const { iso } = useLocale();
  const event = valueOf(useGame().info.reading);
  const own = use(PlayerContext)?.player.colour;
  const scores = event ? teamScores(event) : [];
  if (scores.length === 0) return null;
  const number = new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section className={styles.teams} aria-labelledby="teams">
      <h2 className={styles.title} id="teams">
        {t('board.teams')}
      </h2>
      <p className={styles.rule}>{t('board.teams.rule')}</p>
      <ol className={styles.rows}>
        {scores.map(({ colour, average }) => (
          <li key={colour} className={styles.row} data-colour={colour}>
            <span className={styles.name}>
              <ColourMark colour={colour} />
              {colour === own && <span className={styles.own}> {t('board.teams.own')}</span>}
            </span>
            <span>{number.format(average)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(average / 7) * 100}%` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
