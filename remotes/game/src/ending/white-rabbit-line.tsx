import type { DrawnEnd } from '@rainbow-rabbit/processes/rabbit/client';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { useWhiteRabbit } from './use-white-rabbit';

/** The name of the player who was the White Rabbit, once the seed of the draw is open, and what the draw doesn't prove. */
export function WhiteRabbitLine({ end }: { end: DrawnEnd }) {
  const t = useMessages();
  const found = useWhiteRabbit(end);
  if (!found) return null;
  // Its place is kept free, so that nothing below moves under a finger.
  if (found === 'searching') return <p className={styles.nickname}>{'\u00a0'}</p>;
  const { nickname, redraws, unopened } = found;
  return (
    <>
      <p className={styles.nickname}>{t('ending.white-rabbit', { nickname })}</p>
      {redraws > 0 && <p>{t('ending.redraws', { count: redraws })}</p>}
      {unopened > 0 && <p>{t('ending.unopened')}</p>}
    </>
  );
}
