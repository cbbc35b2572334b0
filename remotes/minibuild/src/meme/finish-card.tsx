import { Segments } from '@rainbow-rabbit/parts/fields';
import { canSharePictures, sharePicture } from '@rainbow-rabbit/parts/share';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestPlace } from '../contest/contest-place';
import { useContestPath } from '../contest/use-contest-path';
import { keepWork } from '../submit/stored-work';
import { memeSizes } from './domain/meme';
import { firstMeme } from './domain/scene-captions';
import { type MemeFileType, makeMemeFile, writableTypes } from './draw/meme-file';
import styles from './finish-card.module.css';
import { useMemeMessages } from './meme-messages';
import type { PanelProps } from './panels/captions-panel';
import { examplesOf } from './use-studio';

/** The names of the types as people know them: the same in every language. */
const types = { 'image/png': 'PNG', 'image/webp': 'WebP' } as const satisfies Record<MemeFileType, string>;

type Way = 'save' | 'share' | 'submit';

/** The ways to take the meme along: as a file, to another app, or into the contest. */
export function FinishCard({ studio, say }: PanelProps) {
  const t = useMemeMessages();
  const navigate = useNavigate();
  const place = useContestPlace();
  const pathOf = useContestPath();
  const [type, setType] = useState<MemeFileType>('image/png');
  const [state, setState] = useState<Way | 'idle' | 'failed'>('idle');
  const [canShare] = useState(canSharePictures);
  const [offered] = useState(writableTypes);
  const { meme, material, change, select } = studio;
  const { width, height } = memeSizes[meme.format];

  const take = async (way: Way) => {
    setState(way);
    try {
      const blob = await makeMemeFile(meme, material, type);
      const name = `rainbow-rabbit-meme.${blob.type === 'image/webp' ? 'webp' : 'png'}`;
      if (way === 'share') await sharePicture(blob, { fileName: name });
      if (way === 'save') {
        saveFile(name, new Uint8Array(await blob.arrayBuffer()), blob.type);
        say(t('meme.said.saved', { name }));
      }
      if (way === 'submit') {
        await keepWork(place?.process, blob, 'meme');
        await navigate(pathOf('/mini-build/signup'));
      }
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const startOver = () => {
    const scene = meme.back.kind === 'scene' ? meme.back.scene : 'buttons';
    // The number goes on, so that no new layer is taken for an earlier one.
    change(firstMeme(scene, examplesOf(scene, t), { format: meme.format, nextId: meme.nextId }));
    select(undefined);
    say(t('meme.said.over'));
  };
  const isBusy = state === 'save' || state === 'share' || state === 'submit';
  return (
    <Card tone="raised" rainbow>
      <h2 className={styles.title}>{t('meme.finish')}</h2>
      {offered.length > 1 && (
        <Segments
          label={t('meme.field.type')}
          value={type}
          options={offered.map((value) => ({
            value,
            label: types[value],
            picture: <span className={styles.type}>{types[value]}</span>,
          }))}
          onChoose={setType}
        />
      )}
      <p className={styles.about}>{t('meme.finish-size', { width, height })}</p>
      <div className={styles.ways}>
        <Button
          wide
          busy={state === 'save'}
          disabled={isBusy && state !== 'save'}
          onClick={() => void take('save')}
        >
          <Icon name="download" />
          {t('meme.save')}
        </Button>
        {canShare && (
          <Button
            wide
            variant="secondary"
            busy={state === 'share'}
            disabled={isBusy && state !== 'share'}
            onClick={() => void take('share')}
          >
            <Icon name="share" />
            {t('meme.share')}
          </Button>
        )}
        {place && (
          <Button
            wide
            variant="secondary"
            busy={state === 'submit'}
            disabled={isBusy && state !== 'submit'}
            onClick={() => void take('submit')}
          >
            <Icon name="trophy" />
            {t('meme.submit')}
          </Button>
        )}
      </div>
      {state === 'failed' && <Notice tone="error">{t('meme.failed')}</Notice>}
      <p className={styles.about} data-keeping={studio.keeping}>
        {t(studio.keeping === 'refused' ? 'meme.not-kept' : 'meme.kept')}
      </p>
      <div>
        <Button variant="quiet" onClick={startOver}>
          {t('meme.start-over')}
        </Button>
      </div>
    </Card>
  );
}
