import { Button, Card } from '@rainbow-rabbit/shared/ui';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EventTimes } from './event-times';
import styles from './live-section.module.css';
import { RainbowsOfEvent } from './rainbows-of-event';

/** The event's times and its latest rainbows, which the staff look up now and then. */
export function TimesAndRainbows() {
  const t = useStaffMessages();
  const { info, refresh } = useStaffEvent();
  return (
    <div className={cards.section}>
      <div className={cards.cards}>
        <Card>
          <EventTimes info={info} />
        </Card>
        <Card>
          <RainbowsOfEvent rainbows={info.latestRainbows} />
        </Card>
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
