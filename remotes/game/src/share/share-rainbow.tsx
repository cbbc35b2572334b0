import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, ColourMark, Icon, Notice, spectrum } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import type { PictureColour, PictureContent } from './picture-content';
import styles from './share-rainbow.module.css';

type SharedPlayer = Pick<Player, 'nickname' | 'block' | 'rank' | 'collected'>;

/** The button that makes a picture of the own complete rainbow and shares it. */
export function ShareRainbow({ player }: { player: SharedPlayer }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { event } = useGame();
  const samples = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    setStatus('busy');
    try {
      const { shareRainbowPicture } = await import('./share-picture');
      const { nickname, block, rank, collected } = player;
      const at = Math.max(...collected.map((entry) => entry.at));
      const time = new Intl.DateTimeFormat(iso, { hour: 'numeric', minute: '2-digit' }).format(at);
      const lines = [
        rank !== undefined && t('rainbow.finished', { time, place: rank }),
        block !== undefined && t('rainbow.block', { block }),
      ].filter((line) => line !== false);
      const look = lookOf(samples.current);
      await shareRainbowPicture(
        { ...look, title: t('share.title'), nickname, lines, event: event.name },
        t('share.text', { event: event.name }),
      );
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <div className={styles.share}>
      <Button variant="secondary" wide busy={status === 'busy'} onClick={share}>
        <Icon name="share" /> {t('share.go')}
      </Button>
      {status === 'failed' && <Notice tone="error">{t('share.failed')}</Notice>}
      {/* The page's own shapes and colours of this theme, for the picture. */}
      <div ref={samples} className={styles.samples} aria-hidden="true" hidden>
        {spectrum.map((colour) => (
          <span key={colour} className={styles.sample} data-colour={colour}>
            <ColourMark colour={colour} named={false} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Reads colours, shapes and faces from the page, so that the picture looks like it. */
function lookOf(samples: HTMLElement | null): Omit<PictureContent, 'title' | 'nickname' | 'lines' | 'event'> {
  if (!samples) throw new Error('The page has no samples');
  const own = getComputedStyle(samples);
  const colours = spectrum.map((colour): PictureColour => {
    const sample = samples.querySelector(`[data-colour="${colour}"]`) as Element;
    return {
      colour,
      paint: getComputedStyle(sample).color,
      shape: sample.querySelector('path')?.getAttribute('d') ?? '',
    };
  });
  return {
    colours,
    paper: own.backgroundColor,
    ink: own.color,
    displayFont: own.fontFamily,
    font: getComputedStyle(document.body).fontFamily,
  };
}
