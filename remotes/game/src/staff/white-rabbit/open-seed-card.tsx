import { openDrawAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './white-rabbit.module.css';

/** Opens the seed after the end, so that anybody can repeat the draw. */
export function OpenSeedCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const event = useStaffEvent();

  const open = () => ask({ ...openDrawAct(event), done: t('staff.role.open.done') });

  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.open.title')}</h3>
        <p>{t('staff.role.open.text')}</p>
        <p>{t('staff.role.open.effect')}</p>
        <div>
          <Button onClick={open}>{t('staff.role.open.act')}</Button>
        </div>
      </div>
    </Card>
  );
}
