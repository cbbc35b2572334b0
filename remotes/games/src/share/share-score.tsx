import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Notice, spectrum } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../messages';
import styles from './share-score.module.css';

interface ShareScoreProps {
  /** Title of the game. */
  title: string;
  score: string;
  place: string;
}

/** The button that makes a picture of a score and shares it. */
export function ShareScore({ title, score, place }: ShareScoreProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const samples = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    if (!samples.current) return;
    setStatus('busy');
    try {
      const { shareScorePicture } = await import('./share-score-picture');
      const frame = getComputedStyle(samples.current);
      const bands = [...samples.current.children].map((band) => getComputedStyle(band).backgroundColor);
      const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(Date.now());
      await shareScorePicture(
        {
          game: title,
          score,
          place,
          foot: `Rainbow Rabbit · ${date}`,
          paper: frame.backgroundColor,
          ink: frame.color,
          rainbow: bands,
          displayFont: frame.fontFamily,
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
      {/* The page's own colours of this scheme, for the picture. */}
      <div ref={samples} className={styles.samples} hidden>
        {spectrum.map((colour) => (
          <span key={colour} className={styles.band} data-colour={colour} />
        ))}
      </div>
    </>
  );
}
