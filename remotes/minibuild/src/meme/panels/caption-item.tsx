import { Segments, TextArea } from '@rainbow-rabbit/parts/fields';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { FocusEvent } from 'react';
import { withChangedLayer } from '../domain/layer-edits';
import { type CaptionLook, captionAligns, captionLooks, type MemeCaption, memeLimits } from '../domain/meme';
import { cutCaption } from '../domain/scene-captions';
import { PaintChoice } from '../fields/paint-choice';
import { SliderField } from '../fields/slider-field';
import { MemeIcon } from '../meme-icon';
import { useMemeMessages } from '../meme-messages';
import type { MemeStudio } from '../use-studio';
import styles from './caption-item.module.css';
import { LayerFields } from './layer-fields';

interface CaptionItemProps {
  studio: MemeStudio;
  caption: MemeCaption;
  number: number;
  onRemove: (id: number) => void;
  onCopy: (id: number) => void;
}

/** One caption: its text, and its look while it is chosen. */
export function CaptionItem({ studio, caption, number, onRemove, onCopy }: CaptionItemProps) {
  const t = useMemeMessages();
  const { iso } = useLocale();
  const { meme, change, select, selected } = studio;
  const isChosen = selected === caption.id;
  const put = (part: Partial<MemeCaption>, field: string) =>
    change(
      withChangedLayer(meme, caption.id, () => ({ ...caption, ...part })),
      `${caption.id} ${field}`,
    );
  const begin = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    select(caption.id);
    // An example is there to be replaced.
    if (caption.isExample) target.select();
  };
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <TextArea
        label={t('meme.caption-numbered', { number })}
        data-field={caption.id}
        rows={2}
        maxLength={memeLimits.textCharacters}
        placeholder={t('meme.caption-placeholder')}
        value={caption.text}
        onFocus={begin}
        onChange={(text) => put({ text: cutCaption(text), isExample: false }, 'text')}
      />
      {isChosen && (
        <div className={styles.look}>
          <PaintChoice
            label={t('meme.field.paint')}
            paint={caption.paint}
            onChoose={(paint) => put({ paint }, 'paint')}
          />
          <div className={styles.pair}>
            <Segments
              label={t('meme.field.look')}
              value={caption.look}
              options={captionLooks.map((value) => ({
                value,
                label: t(`meme.look.${value}`),
                picture: <LookSample look={value} />,
              }))}
              onChoose={(look) => put({ look }, 'look')}
            />
            <Segments
              label={t('meme.field.align')}
              value={caption.align}
              options={captionAligns.map((value) => ({
                value,
                label: t(`meme.align.${value}`),
                picture: <MemeIcon name={value} />,
              }))}
              onChoose={(align) => put({ align }, 'align')}
            />
          </div>
          <SliderField
            label={t('meme.field.largest')}
            value={caption.largest}
            min={memeLimits.smallestLetters}
            max={memeLimits.largestLetters}
            step={2}
            text={new Intl.NumberFormat(iso).format(caption.largest)}
            onChange={(largest) => put({ largest }, 'largest')}
          />
          <LayerFields studio={studio} layer={caption} onRemove={onRemove} onCopy={onCopy} />
        </div>
      )}
    </li>
  );
}

/** A letter as a look draws it. */
function LookSample({ look }: { look: CaptionLook }) {
  return (
    <span className={styles.sample} data-look={look}>
      A
    </span>
  );
}
