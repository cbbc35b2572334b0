import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { useWhiteRabbit } from './use-white-rabbit';

/** The name of the player who was the White Rabbit, once the staff opened the seed of the draw. */
export function WhiteRabbitLine({ draw }: { draw: NonNullable<EventInfo['draw']> }) {
  const t = useMessages();
  const nickname = useWhiteRabbit(draw);
  return nickname ? <p className={styles.nickname}>{t('ending.white-rabbit', { nickname })}</p> : null;
}
