import { checkScans, type SortedScans, settleBadgesAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { ButtonRow } from '../button-row';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './badges.module.css';

/** The scans of badges that wait: the secret distinguishes genuine from false ones, and the staff settle both. */
export function PrintedScansPart() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info, secret } = useStaffEvent();
  const [scans, setScans] = useState<SortedScans>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const check = async () => {
    setIsBusy(true);
    setError(undefined);
    setScans(undefined);
    try {
      setScans(await checkScans({ rabbit, secret }));
    } catch (caught) {
      setError(caught);
    }
    setIsBusy(false);
  };
  const settle = () => {
    if (!scans) return;
    const done = t('staff.badges.settle.done');
    ask({ ...settleBadgesAct(rabbit, scans), done, onDone: () => setScans(undefined) });
  };

  return (
    <div className={styles.part}>
      <p>{t('staff.badges.waiting', { count: info.printedPending ?? 0 })}</p>
      <ButtonRow>
        <Button variant="secondary" busy={isBusy} onClick={check}>
          {t('staff.badges.check')}
        </Button>
      </ButtonRow>
      {scans && (
        <div role="status">
          {t('staff.badges.checked', { genuine: scans.genuine.length, false: scans.false.length })}
        </div>
      )}
      {scans && scans.genuine.length + scans.false.length > 0 && (
        <ButtonRow>
          <Button onClick={settle}>{t('staff.badges.settle.act')}</Button>
        </ButtonRow>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </div>
  );
}
