import { useMemo, useState } from 'react';
import type { MemeCanvas } from '../art/paint';
import { withChangedLayer, withLayer } from '../domain/layer-edits';
import {
  type MemePaint,
  type MemeSticker,
  memeLimits,
  memeSizes,
  type StickerName,
  stickerNames,
} from '../domain/meme';
import { drawStickerIn } from '../draw/draw-parts';
import { PaintChoice } from '../fields/paint-choice';
import { useMemeMessages } from '../meme-messages';
import type { MemeStudio } from '../use-studio';
import { LayerFields } from './layer-fields';
import styles from './panels.module.css';
import { Sketch } from './sketch';

interface StickersPanelProps {
  studio: MemeStudio;
  say: (text: string) => void;
  onRemove: (id: number) => void;
  onCopy: (id: number) => void;
}

/** The stickers to add, and the fields of the chosen sticker. */
export function StickersPanel({ studio, say, onRemove, onCopy }: StickersPanelProps) {
  const t = useMemeMessages();
  const { meme, change, select, layer } = studio;
  const [nextPaint, setNextPaint] = useState<MemePaint>('violet');
  const chosen = layer?.kind === 'sticker' ? layer : undefined;
  const paint = chosen?.paint ?? nextPaint;
  const isFull = meme.layers.length >= memeLimits.layers;

  const add = (sticker: StickerName) => {
    const { width, height } = memeSizes[meme.format];
    const side = Math.min(width, height) * 0.32;
    // Each further one lies a little aside, so that none hides another.
    const aside = (meme.layers.filter(({ kind }) => kind === 'sticker').length % 5) * side * 0.18;
    const box = { x: width / 2 + aside, y: height / 2 + aside, width: side, height: side, turn: 0 };
    change(withLayer(meme, { kind: 'sticker', sticker, paint, ...box }));
    select(meme.nextId);
    say(t('meme.said.added-sticker', { name: t(`meme.sticker.${sticker}`) }));
  };
  const choosePaint = (next: MemePaint) => {
    setNextPaint(next);
    if (chosen)
      change(
        withChangedLayer(meme, chosen.id, (one) => ({ ...one, paint: next })),
        `${chosen.id} paint`,
      );
  };
  return (
    <div className={styles.panel}>
      <PaintChoice isFur label={t('meme.field.fur')} paint={paint} onChoose={choosePaint} />
      {isFull && <p className={styles.hint}>{t('meme.said.full')}</p>}
      <ul className={styles.scenes} aria-label={t('meme.stickers')}>
        {stickerNames.map((sticker) => (
          <li key={sticker}>
            <button
              type="button"
              className={styles.sticker}
              aria-label={t('meme.add-sticker', { name: t(`meme.sticker.${sticker}`) })}
              aria-disabled={isFull || undefined}
              onClick={() => {
                if (!isFull) add(sticker);
              }}
            >
              <StickerSketch sticker={sticker} paint={paint} />
            </button>
          </li>
        ))}
      </ul>
      <PlacedStickers studio={studio} />
      {chosen && (
        <div className={styles.own}>
          <LayerFields studio={studio} layer={chosen} onRemove={onRemove} onCopy={onCopy} />
        </div>
      )}
    </div>
  );
}

function StickerSketch({ sticker, paint }: Pick<MemeSticker, 'sticker' | 'paint'>) {
  const draw = useMemo(
    () => (canvas: MemeCanvas, side: number) => {
      canvas.translate(side / 2, side / 2);
      drawStickerIn(canvas, { sticker, paint, width: side, height: side });
    },
    [sticker, paint],
  );
  return <Sketch draw={draw} />;
}

/** The stickers on the picture, to be chosen without a look at it. */
function PlacedStickers({ studio: { meme, selected, select } }: { studio: MemeStudio }) {
  const t = useMemeMessages();
  const placed = meme.layers.filter((layer): layer is MemeSticker => layer.kind === 'sticker');
  if (placed.length === 0) return <p className={styles.hint}>{t('meme.stickers-none')}</p>;
  return (
    <ol className={styles.acts} aria-label={t('meme.stickers-placed')}>
      {placed.map(({ id, sticker }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.act}
            data-field={id}
            aria-pressed={id === selected}
            onClick={() => select(id)}
          >
            {t(`meme.sticker.${sticker}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
