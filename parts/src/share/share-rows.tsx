import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Notice, spectrum } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import type { RowsPicture } from './draw-rows-picture';

export type { PictureRow } from './draw-rows-picture';

import styles from './share-rows.module.css';

interface ShareRowsProps {
  /** The words of the button, and those after a failure. */
  words: { share: string; failed: string };
  title: string;
  /** Returns the rows of the picture, once it is asked for. */
  rowsOf: () => Pick<RowsPicture, 'rows' | 'hasGap'>;
  /** False while rows are on their way. */
  isReady?: boolean;
}

/** The button that makes a picture of some rows and shares it. */
export function ShareRows({ words, title, rowsOf, isReady = true }: ShareRowsProps) {
  const { iso } = useLocale();
  const samples = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    if (!samples.current) return;
    setStatus('busy');
    try {
      const { shareRowsPicture } = await import('./share-rows-picture');
      const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(Date.now());
      const picture = { ...lookOf(samples.current), title, foot: `Rainbow Rabbit · ${date}`, ...rowsOf() };
      await shareRowsPicture(picture, title);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      <Button variant="secondary" busy={status === 'busy' || !isReady} onClick={share}>
        <Icon name="share" /> {words.share}
      </Button>
      {status === 'failed' && <Notice tone="error">{words.failed}</Notice>}
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

type Look = Omit<RowsPicture, 'title' | 'foot' | 'rows' | 'hasGap'>;

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
