import { useStaffMessages } from '../staff-messages';
import styles from './player-mark.module.css';

/** The word beside a player who doesn't take part. */
export function PlayerMark({ kind }: { kind: 'banned' | 'removed' }) {
  const t = useStaffMessages();
  return <span className={styles.mark}>{t(`staff.players.${kind}`)}</span>;
}
