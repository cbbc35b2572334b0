import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Notice, spectrum } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useBoardMessages } from '../board-messages';
import type { BoardPicture } from './draw-board-picture';
import styles from './share-rows.module.css';

interface ShareRowsProps {
  title: string;
  /** Returns the rows of the picture, once it is asked for. */
  rowsOf: () => Pick<BoardPicture, 'rows' | 'hasGap'>;
  /** False while rows are on their way. */
  isReady?: boolean;
}

/** The button that makes a picture of some rows and shares it. */
export function ShareRows({ title, rowsOf, isReady = true }: ShareRowsProps) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const samples = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    if (!samples.current) return;
    setStatus('busy');
    try {
      const { shareBoardPicture } = await import('./share-board-picture');
      const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(Date.now());
      const picture = { ...lookOf(samples.current), title, foot: `Rainbow Rabbit · ${date}`, ...rowsOf() };
      await shareBoardPicture(picture, title);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      <Button variant="secondary" busy={status === 'busy' || !isReady} onClick={share}>
        <Icon name="share" /> {t('board.share')}
      </Button>
      {status === 'failed' && <Notice tone="error">{t('board.share.failed')}</Notice>}
      {/* The page's own colours of this scheme, for the picture. */}
      <div ref={samples} className={styles.samples} hidden>
        <span className={styles.row} />
        <span className={styles.own} />
        {spectrum.map((colour) => (
          <span key={colour} className={styles.band} data-colour={colour} />
        ))}
      </div>
    </>
  );
}

type Look = Omit<BoardPicture, 'title' | 'foot' | 'rows' | 'hasGap'>;

/** Reads colours, faces and direction from the page, so that the picture looks like it. */
function lookOf(samples: HTMLElement): Look {
  const [row, own, ...bands] = [...samples.children].map((sample) => getComputedStyle(sample));
  const frame = getComputedStyle(samples);
  return {
    paper: frame.backgroundColor,
    ink: frame.color,
    soft: frame.borderTopColor,
    row: row?.backgroundColor ?? frame.backgroundColor,
    own: own?.backgroundColor ?? frame.backgroundColor,
    rainbow: bands.map((band) => band.backgroundColor),
    displayFont: frame.fontFamily,
    font: getComputedStyle(document.body).fontFamily,
    direction: frame.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
