import type { PlayerListRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import { PlayerMark } from './player-mark';
import styles from './player-row.module.css';

/** One player in the list, which leads to the player's page; an empty row while it is on its way. */
export function PlayerRow({ row }: { row: PlayerListRow | undefined }) {
  const t = useStaffMessages();
  if (!row) return <div className={styles.empty} />;
  const { rabbit, nickname, colour, count, banned, removed, isHidden } = row;
  return (
    <Link className={styles.row} to={`?rabbit=${rabbit}`} data-colour={colour}>
      <Rabbit colour={colour} size={36} mood="calm" />
      <span className={styles.who}>
        <span className={styles.nickname}>{nickname}</span>
        <span className={styles.below}>
          {(removed || banned) && <PlayerMark kind={removed ? 'removed' : 'banned'} />}
          {isHidden && <PlayerMark kind="hidden" />}
          <span className={styles.facts}>{t('staff.players.row', { rabbit, found: count })}</span>
        </span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
