import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Icon, Notice, spectrum } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useBoardMessages } from '../board-messages';
import { shownName } from '../domain/shown-name';
import type { BoardPicture, PictureRow } from './draw-board-picture';
import styles from './share-board.module.css';

interface ShareBoardProps {
  title: string;
  /** The first rows of the board. */
  top: readonly BoardRow[];
  own: BoardRow | undefined;
}

/** The button that makes a picture of the first rows and the own one, and shares it. */
export function ShareBoard({ title, top, own }: ShareBoardProps) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const samples = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');

  const share = async () => {
    if (!samples.current) return;
    setStatus('busy');
    try {
      const { shareBoardPicture } = await import('./share-board-picture');
      const number = new Intl.NumberFormat(iso);
      const rowOf = (row: BoardRow): PictureRow => ({
        place: number.format(row.place),
        name: shownName(row),
        points: number.format(row.points),
        isOwn: row.address === own?.address,
      });
      const isOwnLower = own !== undefined && !top.some(({ address }) => address === own.address);
      const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(Date.now());
      const picture = {
        ...lookOf(samples.current),
        title,
        foot: `Rainbow Rabbit · ${date}`,
        rows: [...top, ...(isOwnLower ? [own] : [])].map(rowOf),
        hasGap: isOwnLower && own.place > top.length + 1,
      };
      await shareBoardPicture(picture, title);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      <Button variant="secondary" busy={status === 'busy'} onClick={share}>
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
