import { slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { joinRehearsal, type RehearsalPlayer } from './played-player';
import styles from './rehearsal-card.module.css';

/** Names that no player's own nickname is likely to be. */
const names = [
  'Acorn',
  'Burdock',
  'Catkin',
  'Dandelion',
  'Elderberry',
  'Foxglove',
  'Gentian',
  'Hazel',
] as const;

/** Players whom this page plays in a rehearsal: they join, and scan each other. */
export function RehearsalCard() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info, refresh } = useStaffEvent();
  const [players, setPlayers] = useState<readonly RehearsalPlayer[]>([]);
  const [scans, setScans] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const registers = info.phase === 'open' || info.phase === 'running' || info.phase === 'paused';
  const mayJoin = registers && info.admission === 'open' && players.length < names.length;

  const perform = (task: () => Promise<void>) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await task();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsBusy(false);
      await refresh();
    }
  };

  const join = perform(async () => {
    const all = [...players];
    for (const name of names.slice(players.length)) {
      if (isGone.current) return;
      all.push(await joinRehearsal(rabbit, `${name} ${info.players + 1}`));
      setPlayers([...all]);
    }
  });

  const scan = perform(async () => {
    const pairs = players.flatMap((scanner) =>
      players.filter(({ colour }) => colour !== scanner.colour).map((other) => [scanner, other] as const),
    );
    for (const [scanner, other] of pairs) {
      if (isGone.current) return;
      await scanner.scan(other, slotOf(Date.now()));
      setScans((count) => count + 1);
    }
  });

  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.rehearsal.title')}</h3>
        <p>{t('staff.rehearsal.text')}</p>
        {!mayJoin && players.length === 0 && <Notice>{t('staff.rehearsal.first')}</Notice>}
        <p role="status">
          {t('staff.rehearsal.state', { joined: players.length, all: names.length, scans })}
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" busy={isBusy} disabled={!mayJoin} onClick={join}>
            {t('staff.rehearsal.join')}
          </Button>
          <Button
            variant="secondary"
            busy={isBusy}
            disabled={info.phase !== 'running' || players.length < 2 || scans > 0}
            onClick={scan}
          >
            {t('staff.rehearsal.scan')}
          </Button>
        </div>
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      </div>
    </Card>
  );
}
