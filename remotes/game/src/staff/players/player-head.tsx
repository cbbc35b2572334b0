import { CopyLine } from '@rainbow-rabbit/parts/fields';
import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import styles from './player-head.module.css';
import { PlayerMark } from './player-mark';

/** The facts about a player that everybody may read. */
export function PlayerHead({ player }: { player: Player }) {
  const t = useStaffMessages();
  const { rabbit, nickname, colour, address, xUsername, rank, block, banned, voided, given, hiddenFor } =
    player;
  const facts: readonly [string, string | number][] = [
    [t('staff.players.rank'), rank ?? '–'],
    [t('staff.players.block'), block ?? '–'],
    [t('staff.players.given'), given],
    [t('staff.players.voided'), voided],
    [t('staff.players.x'), xUsername ? `@${xUsername}` : '–'],
  ];
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Rabbit colour={colour} size={46} mood="calm" />
        <div className={styles.names}>
          <h3 className={styles.nickname}>{nickname}</h3>
          <p className={styles.number}>{t('staff.players.number', { rabbit })}</p>
        </div>
        {banned && <PlayerMark kind="banned" />}
        {hiddenFor !== undefined && <PlayerMark kind="hidden" />}
      </div>
      <CopyLine what={t('staff.players.address')} text={address} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.label}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {voided > 0 && <p className={styles.note}>{t('staff.players.voided-text')}</p>}
    </div>
  );
}
