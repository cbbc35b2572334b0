import type { PlayerListRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useHold } from '../../role/use-hold';
import { useStaffMessages } from '../staff-messages';
import styles from './held-names.module.css';

interface HeldNamesProps {
  players: readonly PlayerListRow[];
}

/** Names that show only while they are held, since somebody may look over the shoulder of the staff. */
export function HeldNames({ players }: HeldNamesProps) {
  const t = useStaffMessages();
  const { isHeld, handlers } = useHold();
  return (
    <button type="button" className={styles.held} aria-pressed={isHeld} {...handlers}>
      {!isHeld && (
        <span className={styles.hint}>
          <Icon name="key" /> {t('staff.role.check.hold')}
        </span>
      )}
      {isHeld &&
        players.map(({ rabbit, nickname, count }) => (
          <span key={rabbit} className={styles.player}>
            <strong>{t('staff.contacts.who', { rabbit, nickname })}</strong>
            <span>{t('staff.players.colours', { found: count })}</span>
          </span>
        ))}
    </button>
  );
}
