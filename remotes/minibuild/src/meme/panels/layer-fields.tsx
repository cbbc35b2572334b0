import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { keptInside, withChangedLayer } from '../domain/layer-edits';
import { type MemeLayer, memeSizes } from '../domain/meme';
import { SliderField } from '../fields/slider-field';
import { MemeIcon } from '../meme-icon';
import { useMemeMessages } from '../meme-messages';
import type { MemeStudio } from '../use-studio';
import styles from './panels.module.css';

interface LayerFieldsProps {
  studio: MemeStudio;
  layer: MemeLayer;
  onRemove: (id: number) => void;
  onCopy: (id: number) => void;
}

/** The size and the turn of a layer, and the ways to copy and remove it. */
export function LayerFields({ studio: { meme, change }, layer, onRemove, onCopy }: LayerFieldsProps) {
  const t = useMemeMessages();
  const { iso } = useLocale();
  const size = memeSizes[meme.format];
  const share = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 0 });
  const degrees = new Intl.NumberFormat(iso, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  const put = (name: string, changed: MemeLayer) =>
    change(
      withChangedLayer(meme, layer.id, () => keptInside(changed, meme.format)),
      `${layer.id} ${name}`,
    );
  const width = Math.round((100 * layer.width) / size.width);
  return (
    <>
      <SliderField
        label={t('meme.field.width')}
        value={width}
        min={5}
        max={150}
        text={share.format(width / 100)}
        onChange={(value) => {
          const wide = (value / 100) * size.width;
          // A sticker keeps its shape; the box of a caption only becomes wider.
          const height = layer.kind === 'sticker' ? (layer.height * wide) / layer.width : layer.height;
          put('width', { ...layer, width: wide, height });
        }}
      />
      <SliderField
        label={t('meme.field.turn')}
        value={Math.round(layer.turn)}
        min={-180}
        max={180}
        text={degrees.format(Math.round(layer.turn))}
        onChange={(turn) => put('turn', { ...layer, turn })}
      />
      <div className={styles.acts}>
        <button type="button" className={styles.act} onClick={() => onCopy(layer.id)}>
          <MemeIcon name="copy" />
          {t('meme.act.copy')}
        </button>
        <button type="button" className={styles.act} data-danger onClick={() => onRemove(layer.id)}>
          <MemeIcon name="remove" />
          {t('meme.act.remove')}
        </button>
      </div>
    </>
  );
}
