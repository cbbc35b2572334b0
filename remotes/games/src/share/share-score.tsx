import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { gameDescriptors } from '../games/descriptors';
import { useMessages } from '../messages';
import type { PicturedRun } from './draw-run-scene';
import styles from './share-score.module.css';

interface ShareScoreProps {
  game: GameName;
  run: PicturedRun;
  /** The score as it is written. */
  score: string;
  place: string;
}

/** The button that makes a picture of a score and shares it. */
export function ShareScore({ game, run, score, place }: ShareScoreProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const sample = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    if (!sample.current) return;
    setStatus('busy');
    try {
      const { shareScorePicture } = await import('./share-score-picture');
      const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(Date.now());
      const title = t(`title.${game}`);
      await shareScorePicture(
        {
          of: game,
          run,
          share: gameDescriptors[game].share,
          game: title,
          label: t('play.score'),
          score,
          place,
          foot: `Rainbow Rabbit · ${date}`,
          displayFont: getComputedStyle(sample.current).fontFamily,
          font: getComputedStyle(document.body).fontFamily,
        },
        t('share.text', { game: title, score }),
      );
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      <Button variant="secondary" busy={status === 'busy'} onClick={share}>
        <Icon name="share" /> {t('share.go')}
      </Button>
      {status === 'failed' && <Notice tone="error">{t('share.failed')}</Notice>}
      {/* The page's face for headings in this language, for the picture. */}
      <span ref={sample} className={styles.sample} hidden />
    </>
  );
}
