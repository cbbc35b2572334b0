import { use } from 'react';
import { ConfirmColoursLine } from '../disclosures/confirm-colours-line';
import { EventNoticeLine } from '../frame/event-notice-line';
import { PlayerContext } from '../session/player-context';
import styles from './my-rabbit-notices.module.css';
import { WalletAwayLine } from './wallet-away-line';

/**
 * The place above the code for what can't wait below it. Each child is one slim line, two at most: the code shrinks by
 * its height, so that it stays whole on the screen.
 */
export function MyRabbitNotices() {
  const hasWallet = use(PlayerContext) !== undefined;
  return (
    <div className={styles.lines}>
      {hasWallet ? (
        <>
          <EventNoticeLine />
          <ConfirmColoursLine />
        </>
      ) : (
        <WalletAwayLine />
      )}
    </div>
  );
}
