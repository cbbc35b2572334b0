import type { CatchRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Icon, Rabbit, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { colourOf } from '../rainbow/missing-colours.domain';
import styles from './catch-row.module.css';
import { toneOf } from './domain/catch-standing';

interface CatchRowViewProps {
  row: CatchRow;
  /** The age of the scan, in words. */
  age: string;
  /** Undefined for a scan that can't be disputed. */
  onDispute: (() => void) | undefined;
}

/** One scan of the own rabbit: who says to have scanned it, when, and its standing. */
export function CatchRowView({ row, age, onDispute }: CatchRowViewProps) {
  const t = useMessages();
  const { rabbit, nickname, status, printed, dispute } = row;
  const colour = colourOf(rabbit);
  const tone = toneOf(row);
  return (
    <li className={styles.row} data-colour={colour}>
      <Rabbit colour={colour} mood={tone === 'falls' ? 'asleep' : 'calm'} size={44} />
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{nickname}</bdi> <span className={styles.soft}>{t('me.number', { rabbit })}</span>
        </p>
        <p className={styles.facts}>
          <span className={styles.standing} data-tone={tone}>
            {tone === 'counts' && <Icon name="check" />}
            {t(`catches.${status}`)}
          </span>
          <span className={styles.soft}>
            {age}
            {printed && ` · ${t('catches.printed')}`}
          </span>
        </p>
        {dispute && (
          <p className={styles.dispute}>
            <Icon name="info" /> {t(`catches.dispute-${dispute}`)}
          </p>
        )}
      </div>
      {onDispute && (
        <div className={styles.act}>
          <Button variant="quiet" onClick={onDispute}>
            {t('catches.not-us')} <VisuallyHidden>{nickname}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
