import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { dailyBoard, type GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { gamePath } from '../arcades';
import { useArcadeBoard } from '../board/use-arcade-board';
import { useRunDay } from '../daily/use-run-day';
import { useTimeLeft } from '../daily/use-time-left';
import { GamePicture } from '../games/game-picture';
import { useMessages } from '../messages';
import { runnerName } from '../names/runner-name';
import styles from './game-card.module.css';

interface GameCardProps {
  city: string;
  game: GameName;
  arcade: ProcessPlace | undefined;
}

/** A game of an arcade: its picture, the way to play it, and today's run. */
export function GameCard({ city, game, arcade }: GameCardProps) {
  const t = useMessages();
  const path = gamePath(city, game);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <GamePicture game={game} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`title.${game}`)}</h2>
        <p>{t(`about.${game}`)}</p>
        <ButtonLink to={path} large wide>
          {t('arcade.play', { game: t(`title.${game}`) })}
        </ButtonLink>
        {arcade && <TodaysRun arcade={arcade} game={game} path={path} />}
      </div>
    </li>
  );
}

/** The places that a card shows; those that nobody has taken yet stay free. */
const shownPlaces = [1, 2, 3];

interface TodaysRunProps {
  arcade: ProcessPlace;
  game: GameName;
  path: string;
}

/** Today's run of a game: the time that is left, its first places, and the way into it. */
function TodaysRun({ arcade, game, path }: TodaysRunProps) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const timeLeft = useTimeLeft();
  const { day, minutes } = useRunDay();
  const address = useConnectedSigner()?.address;
  const { reading } = useArcadeBoard(arcade, {
    board: dailyBoard(game, day),
    list: 'admitted',
    offset: 0,
    limit: shownPlaces.length,
    address,
  });
  const shown = valueOf(reading);
  return (
    <div className={styles.daily}>
      <h3 className={styles.small}>
        {t('daily.title')} <span className={styles.left}>{timeLeft(minutes)}</span>
      </h3>
      <div className={styles.room}>
        {shown && shown.rows.length > 0 && (
          <ol className={styles.rows}>
            {shown.rows.map((row) => (
              <li key={row.address} className={styles.row}>
                <span>{number.format(row.place)}</span>
                <bdi className={styles.name}>{runnerName(row.address, shown.names)}</bdi>
                <span>{number.format(row.score)}</span>
              </li>
            ))}
            {shownPlaces.slice(shown.rows.length).map((place) => (
              <li key={place} className={styles.row} aria-hidden="true">
                <span>{number.format(place)}</span>
                <span className={styles.name}>–</span>
              </li>
            ))}
          </ol>
        )}
        {shown?.total === 0 && <p>{t('daily.none')}</p>}
        {!shown && <p>{t(reading.status === 'failed' ? 'daily.failed' : 'live.loading')}</p>}
      </div>
      <Link className={styles.way} to={`${path}?on=daily`}>
        {shown?.own
          ? t('daily.played', {
              place: number.format(shown.own.place),
              score: number.format(shown.own.score),
            })
          : t('daily.play')}
      </Link>
    </div>
  );
}
