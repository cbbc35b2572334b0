import { openDraw } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { lendDraw } from './lend-draw';
import styles from './white-rabbit.module.css';

/** Opens the seed after the end, so that anybody can repeat the draw. */
export function OpenSeedCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const event = useStaffEvent();

  const open = () =>
    ask({
      reason: 'Seed of the draw opened',
      done: t('staff.role.open.done'),
      // No text of the seed before the message that publishes it.
      send: (reason, options) =>
        lendDraw(event, (draw) => {
          const seed = toBase64Url(draw.seed);
          const { redraws } = draw;
          return openDraw(event.rabbit, { reason, seed, ...(redraws.length > 0 && { redraws }) }, options);
        }),
    });

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
