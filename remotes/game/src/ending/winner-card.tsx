import type { Winner } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Card, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { colourOf } from '../rainbow/missing-colours.domain';
import styles from './ending-screen.module.css';

/** The player who gave the first valid answer. */
export function WinnerCard({ winner }: { winner: Winner }) {
  const t = useMessages();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { hour: 'numeric', minute: '2-digit' }).format(winner.at);
  return (
    <Card tone="raised" rainbow>
      <div className={styles.winner}>
        <Rabbit colour={colourOf(winner.rabbit)} mood="happy" size={88} />
        <div>
          <h2 className={styles.name}>{winner.nickname}</h2>
          <p>{t('ending.winner', { time })}</p>
          <p className={styles.soft}>{t('rainbow.block', { block: winner.block })}</p>
        </div>
      </div>
    </Card>
  );
}
