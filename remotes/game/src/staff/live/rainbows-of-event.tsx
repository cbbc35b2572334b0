import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAgeText } from '../../reading/use-age-text';
import { useStaffMessages } from '../staff-messages';
import styles from './live-lists.module.css';

/** The newest complete rainbows, with their block and age. */
export function RainbowsOfEvent({ rainbows }: { rainbows: EventInfo['latestRainbows'] }) {
  const t = useStaffMessages();
  const age = useAgeText();
  return (
    <>
      <h3>{t('staff.live.latest')}</h3>
      {rainbows.length === 0 && <SoftNote isSmall>{t('staff.live.none')}</SoftNote>}
      {rainbows.length > 0 && (
        <ol className={styles.rows}>
          {rainbows.map(({ rabbit, nickname, block, at }) => (
            <li key={rabbit} className={styles.row}>
              <span className={styles.nickname}>{nickname}</span>
              <SoftNote isSmall>{t('staff.live.rainbow', { rabbit, block, age: age(at) })}</SoftNote>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
