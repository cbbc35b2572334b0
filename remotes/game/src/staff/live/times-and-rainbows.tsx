import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import cards from '../cards.module.css';
import { useEventConsole } from '../session/use-event-console';
import { EventTimes } from './event-times';
import styles from './live-section.module.css';
import { RainbowsOfEvent } from './rainbows-of-event';

/** The event's times and its latest rainbows, which the staff look up now and then. */
export function TimesAndRainbows() {
  const { t, info, refresh } = useEventConsole();
  return (
    <Stack>
      <div className={cards.cards}>
        <Card>
          <EventTimes info={info} />
        </Card>
        <Card>
          <RainbowsOfEvent rainbows={info.latestRainbows} />
        </Card>
      </div>
      <div className={styles.foot}>
        <SoftNote isSmall>{t('staff.live.own-accord')}</SoftNote>
        <Button variant="secondary" onClick={refresh}>
          {t('staff.live.refresh')}
        </Button>
      </div>
    </Stack>
  );
}
