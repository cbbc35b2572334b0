import { ConfirmColoursLine } from '../disclosures/confirm-colours-line';
import { EventNoticeLine } from '../frame/event-notice-line';
import styles from './my-rabbit-notices.module.css';

/**
 * The place above the code for what can't wait below it. Each child is one slim line, two at most: the code shrinks by
 * its height, so that it stays whole on the screen.
 */
export function MyRabbitNotices() {
  return (
    <div className={styles.lines}>
      <EventNoticeLine />
      <ConfirmColoursLine />
    </div>
  );
}
