import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { WithEventSecret } from '../secret/with-event-secret';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './badges.module.css';
import { PrintBadges } from './print-badges';
import { PrintedScansPart } from './printed-scans-part';

/** Printed badges: their sheets, and the scans of them that wait for the staff. */
export function BadgesCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  return (
    <Card>
      <h3>{t('staff.badges.title')}</h3>
      <p className={styles.note}>{t('staff.badges.intro')}</p>
      {info.printed !== 'allowed' && <Notice>{t('staff.badges.not-allowed')}</Notice>}
      <WithEventSecret>
        <PrintBadges />
        <PrintedScansPart />
      </WithEventSecret>
    </Card>
  );
}
