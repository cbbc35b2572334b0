import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { Link } from '@rainbow-rabbit/shared/router';
import { useAgeText } from '../../reading/use-age-text';
import { useStaffMessages } from '../staff-messages';
import styles from './player-scans.module.css';

interface PlayerCatchesProps {
  caught: NonNullable<Player['caught']>;
  given: number;
}

/** The newest scans of a player's rabbit; anybody can send one, so that an unproven one may be made up. */
export function PlayerCatches({ caught, given }: PlayerCatchesProps) {
  const t = useStaffMessages();
  const age = useAgeText();
  return (
    <>
      <h3>{t('staff.players.scanned-by')}</h3>
      <p className={styles.soft}>{t('staff.players.given-count', { count: given })}</p>
      {caught.length > 0 && (
        <ul className={styles.rows}>
          {caught.map(({ rabbit, nickname, claim, at }) => (
            <li key={claim} className={styles.row}>
              <span className={styles.text}>
                <Link className={styles.link} to={`?rabbit=${rabbit}`}>
                  {nickname}
                </Link>
                <span className={styles.soft}>{age(at)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {caught.length > 0 && <p className={styles.soft}>{t('staff.players.unproven')}</p>}
    </>
  );
}
