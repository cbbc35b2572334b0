import { Button, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { LinkOutside } from './link-outside';
import { usePlayersOnX } from './use-players-on-x';

/** The page of an X username. */
const profileOf = (xUsername: string) => `https://x.com/${encodeURIComponent(xUsername)}`;

/** The players who gave an X username, so that they stay in touch. */
export function PlayersOnX() {
  const t = useMessages();
  const { rows, next, status, more } = usePlayersOnX();
  const isUnread = next === 0 && status !== 'failed';
  if (rows.length === 0 && (isUnread || next === undefined)) return null;
  return (
    <section className={styles.section} aria-labelledby="ending-x">
      <h2 id="ending-x">{t('ending.x.title')}</h2>
      <p className={styles.soft}>{t('ending.x.text')}</p>
      <ul className={styles.people}>
        {rows.map(({ rabbit, nickname, colour, xUsername = '' }) => (
          <li key={rabbit} className={styles.person}>
            <Rabbit colour={colour} size={34} />
            <span className={styles.nickname}>{nickname}</span>
            <span className={styles.handle}>
              <LinkOutside to={profileOf(xUsername)}>{`@${xUsername}`}</LinkOutside>
            </span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <Button variant="secondary" wide busy={status === 'loading'} onClick={more}>
          {t(status === 'failed' ? 'try-again' : 'ending.x.more')}
        </Button>
      )}
    </section>
  );
}
