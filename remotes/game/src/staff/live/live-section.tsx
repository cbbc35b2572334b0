import { UnitsCard } from '@rainbow-rabbit/parts/console/units';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { AutopilotCard } from '../autopilot/autopilot-card';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { TasksCard } from '../tasks/tasks-card';
import { EventTimes } from './event-times';
import { LiveNumbers } from './live-numbers';
import styles from './live-section.module.css';
import { RainbowsOfEvent } from './rainbows-of-event';

/** Section: the running event at a glance. The console's frame keeps the numbers up to date. */
export function LiveSection() {
  const t = useStaffMessages();
  const { rabbit, info, refresh } = useStaffEvent();
  return (
    <div className={cards.section}>
      <AutopilotCard />
      <TasksCard />
      <LiveNumbers info={info} />
      <div className={cards.cards}>
        <Card>
          <EventTimes info={info} />
        </Card>
        <Card>
          <RainbowsOfEvent rainbows={info.latestRainbows} />
        </Card>
        <UnitsCard of={rabbit} latest={info} words={(word, params) => t(`staff.units.${word}`, params)} />
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>{t('staff.live.own-accord')}</p>
        <Button variant="secondary" onClick={refresh}>
          {t('staff.live.refresh')}
        </Button>
      </div>
    </div>
  );
}
