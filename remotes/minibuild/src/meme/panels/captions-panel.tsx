import { Button } from '@rainbow-rabbit/shared/ui';
import { withLayer } from '../domain/layer-edits';
import { type MemeCaption, memeLimits, memeSizes } from '../domain/meme';
import { newCaption } from '../domain/scene-captions';
import { MemeIcon } from '../meme-icon';
import { useMemeMessages } from '../meme-messages';
import type { MemeStudio } from '../use-studio';
import { CaptionItem } from './caption-item';
import styles from './panels.module.css';

export interface PanelProps {
  studio: MemeStudio;
  say: (text: string) => void;
}

interface LayersPanelProps extends PanelProps {
  onRemove: (id: number) => void;
  onCopy: (id: number) => void;
}

/** The captions as a list of fields, in their order on the picture. */
export function CaptionsPanel({ studio, say, onRemove, onCopy }: LayersPanelProps) {
  const t = useMemeMessages();
  const { meme, change, select } = studio;
  const captions = meme.layers.filter((layer): layer is MemeCaption => layer.kind === 'caption');
  const add = () => {
    const { width, height } = memeSizes[meme.format];
    const box = { x: width / 2, y: height / 2, width: width * 0.8, height: height * 0.18, turn: 0 };
    change(withLayer(meme, newCaption('', box)));
    select(meme.nextId);
    say(t('meme.said.added-caption', { number: captions.length + 1 }));
  };
  const isFull = meme.layers.length >= memeLimits.layers;
  return (
    <div className={styles.panel}>
      {captions.length === 0 && <p className={styles.hint}>{t('meme.captions-none')}</p>}
      <ol className={styles.list} aria-label={t('meme.tab.captions')}>
        {captions.map((caption, index) => (
          <CaptionItem
            key={caption.id}
            studio={studio}
            caption={caption}
            number={index + 1}
            onRemove={onRemove}
            onCopy={onCopy}
          />
        ))}
      </ol>
      {isFull ? (
        <p className={styles.hint}>{t('meme.said.full')}</p>
      ) : (
        <Button variant="secondary" onClick={add}>
          <MemeIcon name="add" />
          {t('meme.act.add-caption')}
        </Button>
      )}
    </div>
  );
}
