import { useCallback } from 'react';
import type { Meme, MemeLayer } from './domain/meme';
import { useMemeMessages } from './meme-messages';

/** Returns a function that names a layer: a caption by its number and its text, a sticker by what it shows. */
export function useLayerName(): (layer: MemeLayer, meme: Meme) => string {
  const t = useMemeMessages();
  return useCallback(
    (layer, meme) => {
      if (layer.kind === 'sticker')
        return t('meme.sticker-named', { name: t(`meme.sticker.${layer.sticker}`) });
      const captions = meme.layers.filter(({ kind }) => kind === 'caption');
      const number = captions.findIndex(({ id }) => id === layer.id) + 1;
      const text = layer.text.trim();
      return text ? t('meme.caption-named', { number, text }) : t('meme.caption-numbered', { number });
    },
    [t],
  );
}
