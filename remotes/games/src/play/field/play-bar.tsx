import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { BarScore } from './bar-score';
import styles from './field.module.css';
import type { ShownScore } from './use-score';
import { nothingTold, type Told } from './use-told';

interface PlayBarProps {
  score: ShownScore;
  told: Told;
  /** True once the result has the score. */
  isOver: boolean;
  /** Undefined while there is nothing to pause. */
  onPause: (() => void) | undefined;
}

/** The bar above a game: the score, the latest line, and the way to the pause. */
export function PlayBar({ score, told, isOver, onPause }: PlayBarProps) {
  const t = useMessages();
  return (
    <div className={styles.bar} data-rests={isOver || undefined}>
      <BarScore score={score} />
      <p className={styles.told} aria-hidden="true" ref={told.seen}>
        {nothingTold}
      </p>
      {onPause && (
        <Button variant="quiet" onClick={onPause}>
          {t('play.pause')}
        </Button>
      )}
    </div>
  );
}
