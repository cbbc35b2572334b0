import { Segments } from '@rainbow-rabbit/parts/fields';
import type { PictureFault } from '@rainbow-rabbit/parts/pictures';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { MemeCanvas } from '../art/paint';
import { withFormat } from '../domain/layer-edits';
import { type MemeBack, memeFormats, memeLimits, type SceneName, sceneNames } from '../domain/meme';
import { withScene } from '../domain/scene-captions';
import { drawSceneIn } from '../draw/draw-parts';
import { SliderField } from '../fields/slider-field';
import { ownPictureLimits, takeOwnPicture } from '../keep/load-studio';
import { MemeIcon } from '../meme-icon';
import { useMemeMessages } from '../meme-messages';
import { examplesOf } from '../use-studio';
import type { PanelProps } from './captions-panel';
import styles from './panels.module.css';
import { Sketch } from './sketch';

const sceneSketches = Object.fromEntries(
  sceneNames.map((scene) => [
    scene,
    (canvas: MemeCanvas, side: number) => drawSceneIn(canvas, scene, { width: side, height: side }),
  ]),
) as Record<SceneName, (canvas: MemeCanvas, side: number) => void>;

/** The scene or the picture that the meme is drawn on, and the picture's shape. */
export function GroundPanel({ studio, say }: PanelProps) {
  const t = useMemeMessages();
  const { meme, change } = studio;
  const chooseScene = (scene: SceneName) => {
    change(withScene(meme, scene, examplesOf(scene, t)));
    say(t('meme.said.scene', { name: t(`meme.scene.${scene}`) }));
  };
  return (
    <div className={styles.panel}>
      <ul className={styles.scenes} aria-label={t('meme.scenes')}>
        {sceneNames.map((scene) => (
          <li key={scene}>
            <button
              type="button"
              className={styles.scene}
              aria-label={t(`meme.scene.${scene}`)}
              aria-pressed={meme.back.kind === 'scene' && meme.back.scene === scene}
              onClick={() => chooseScene(scene)}
            >
              <Sketch draw={sceneSketches[scene]} />
            </button>
          </li>
        ))}
      </ul>
      <OwnPictureField studio={studio} say={say} />
      <Segments
        label={t('meme.field.format')}
        value={meme.format}
        options={memeFormats.map((value) => ({
          value,
          label: t(`meme.format.${value}`),
          picture: <MemeIcon name={value} />,
        }))}
        onChoose={(format) => {
          change(withFormat(meme, format));
          say(t(`meme.format.${format}`));
        }}
      />
    </div>
  );
}

/** The place for a picture of the person's own, and its part that is seen. */
function OwnPictureField({ studio: { meme, change, pictures }, say }: PanelProps) {
  const t = useMemeMessages();
  const { iso } = useLocale();
  const [state, setState] = useState<'idle' | 'busy' | PictureFault>('idle');
  const limits = { megabytes: ownPictureLimits.fileBytes / 1e6, megapixels: ownPictureLimits.pixels / 1e6 };

  const take = async (file: File) => {
    setState('busy');
    const taken = await takeOwnPicture(file, pictures);
    if ('fault' in taken) return setState(taken.fault);
    setState('idle');
    change({
      ...meme,
      back: { kind: 'picture', picture: taken.name, zoom: 1, x: 0.5, y: 0.5 },
      // The examples belong to their scene.
      layers: meme.layers.filter((layer) => layer.kind === 'sticker' || !layer.isExample),
    });
    say(t('meme.said.picture'));
  };
  const { back } = meme;
  const put = (part: Partial<Extract<MemeBack, { kind: 'picture' }>>, field: string) =>
    back.kind === 'picture' && change({ ...meme, back: { ...back, ...part } }, field);
  const share = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 0 });
  const places = [
    { field: 'x', label: t('meme.field.across') },
    { field: 'y', label: t('meme.field.down') },
  ] as const;
  return (
    <div className={styles.own}>
      <FilePlace
        label={t('meme.own')}
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChoose={(file) => void take(file)}
      >
        <p>{t('meme.own')}</p>
        <p className={styles.hint}>{t('meme.own-hint', limits)}</p>
      </FilePlace>
      {state === 'busy' && <Spinner />}
      {state !== 'busy' && state !== 'idle' && (
        <Notice tone="error">{t(`meme.fault.${state}`, limits)}</Notice>
      )}
      {back.kind === 'picture' && (
        <>
          <SliderField
            label={t('meme.field.zoom')}
            value={back.zoom}
            min={1}
            max={memeLimits.largestZoom}
            step={0.05}
            text={share.format(back.zoom)}
            onChange={(zoom) => put({ zoom }, 'zoom')}
          />
          {places.map(({ field, label }) => (
            <SliderField
              key={field}
              label={label}
              value={back[field]}
              min={0}
              max={1}
              step={0.01}
              text={share.format(back[field])}
              onChange={(value) => put({ [field]: value }, field)}
            />
          ))}
        </>
      )}
    </div>
  );
}
