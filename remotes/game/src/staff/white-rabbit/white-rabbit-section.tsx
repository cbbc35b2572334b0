import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { DealCard } from './deal-card';
import { DrawCard } from './draw-card';
import { OpenSeedCard } from './open-seed-card';
import styles from './white-rabbit.module.css';

/** Section: the draw of the White Rabbit, and the envelopes that tell every player their role. */
export function WhiteRabbitSection() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const { draw, keyDigest, phase } = info;
  return (
    <>
      <Card tone="raised">
        <div className={styles.card}>
          <p>{t('staff.role.text')}</p>
        </div>
      </Card>
      <DrawCard />
      {draw && phase !== 'ended' && keyDigest && <DealCard draw={draw} />}
      {draw && phase !== 'ended' && !keyDigest && <Notice>{t('staff.role.no-key')}</Notice>}
      {draw && phase === 'ended' && !draw.seed && <OpenSeedCard draw={draw} />}
    </>
  );
}
