import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { gameDescriptors } from '../games/descriptors';
import { useMessages } from '../messages';
import { SubmitPart } from '../runs/submit-part';
import { ShareScore } from '../share/share-score';
import type { FinishedRun } from './finished-run.domain';
import styles from './result-card.module.css';

interface ResultCardProps {
  game: GameName;
  arcade: ProcessPlace | undefined;
  run: FinishedRun;
  /** Name of the place, for the share picture. */
  place: string;
  onAgain: () => void;
  onLeave: () => void;
}

/** The result of a run: its score, the own best, one hint, and the way to its boards. */
export function ResultCard({ game, arcade, run, place, onAgain, onLeave }: ResultCardProps) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const heading = useRef<HTMLHeadingElement>(null);
  // The stage is gone, with its focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { result, bestBefore, isPractice, kept } = run;
  const isBest = result.score > (bestBefore ?? 0);
  const { key, count } = gameDescriptors[game].hintOf(run.moments);
  const score = number.format(result.score);
  return (
    <Card tone="raised" rainbow={isBest}>
      <h2 ref={heading} className={styles.head} tabIndex={-1}>
        <span className={styles.label}>{t('result.score')}</span>
        <span className={styles.score}>{score}</span>
      </h2>
      <p>
        {isBest ? t('result.best') : t('result.best-before', { best: number.format(bestBefore ?? 0) })}
        {result.reason === 'longest' && ` ${t('result.longest')}`}
        {result.reason === 'log-full' && ` ${t('result.log-full')}`}
      </p>
      {kept && arcade && <SubmitPart arcade={arcade} kept={kept} />}
      <div className={styles.acts}>
        <div className={styles.again}>
          <Button variant={kept ? 'secondary' : 'primary'} large={!kept} onClick={onAgain}>
            {t('result.again')}
          </Button>
        </div>
        {result.score > 0 && (
          <ShareScore game={game} run={{ ...run.start, ...result }} score={score} place={place} />
        )}
        <Button variant="quiet" onClick={onLeave}>
          {t('result.leave')}
        </Button>
      </div>
      <p className={styles.hint}>
        <strong>{t('result.hint')}</strong> {t(key, { count })}
      </p>
      {!kept && <p className={styles.soft}>{t(isPractice ? 'result.practice' : 'result.nothing')}</p>}
    </Card>
  );
}
