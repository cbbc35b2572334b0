import { useStaffMessages } from '../staff-messages';
import styles from './player-mark.module.css';

/** The word beside a player who doesn't take part, or whose nickname is hidden. */
export function PlayerMark({ kind }: { kind: 'banned' | 'removed' | 'hidden' }) {
  const t = useStaffMessages();
  return <span className={styles.mark}>{t(`staff.players.${kind}`)}</span>;
}
