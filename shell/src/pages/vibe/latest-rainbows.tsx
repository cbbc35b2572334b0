import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { Board } from './board';
import styles from './board.module.css';

/** The players who completed the rainbow last, with the block of each. */
export function LatestRainbows({ rainbows }: { rainbows: EventInfo['latestRainbows'] }) {
  const t = useMessages();
  const newestFirst = [...rainbows].sort((one, other) => other.at - one.at);
  return (
    <Board title={t('vibe.rainbows')} empty={t('vibe.rainbows-empty')}>
      {newestFirst.map(({ rabbit, nickname, block }) => (
        <li key={rabbit} className={styles.row}>
          <Rabbit mood="happy" size="2em" />
          <span className={styles.name}>{nickname}</span>
          <span className={styles.aside}>{t('vibe.block', { block })}</span>
        </li>
      ))}
    </Board>
  );
}
