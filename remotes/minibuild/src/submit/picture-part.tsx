import { Button, ButtonLink, Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ClipboardEvent } from 'react';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { ChooseWork } from './choose-work';
import { StoreWork } from './store-work';
import styles from './submit.module.css';
import type { Storing } from './use-storing';
import type { WorkState } from './use-work';

interface PicturePartProps {
  state: WorkState;
  storing: Storing;
  /** True for the picture that the entry has already. */
  isSubmitted: boolean;
  onChoose: (file: Blob) => void;
  onDrop: () => void;
}

/** The picture of an entry: chosen from a file or made in the meme maker, and stored for good. */
export function PicturePart({ state, storing, isSubmitted, onChoose, onDrop }: PicturePartProps) {
  const t = useMessages();
  const pathTo = useContestPath();
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onChoose(file);
  };
  if (state.status === 'loading' || state.status === 'preparing')
    return <Spinner label={t('submit.picture.preparing')} />;
  if (state.status === 'none')
    return (
      <div className={styles.stack} onPaste={paste}>
        <ChooseWork kind="picture" state={state} onChoose={onChoose} />
        <p className={styles.or}>{t('submit.picture.or')}</p>
        <ButtonLink to={pathTo('/mini-build/make')} variant="secondary" wide>
          {t('title.make')}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.stack}>
      <img className={styles.picture} src={state.work.shownAt} alt={t('submit.picture.alt')} />
      {isSubmitted ? (
        <p className={styles.small}>{t('submit.picture.as-submitted')}</p>
      ) : (
        <StoreWork kind="picture" storing={storing} />
      )}
      <div className={styles.row}>
        <Button variant="quiet" onClick={onDrop}>
          {t('submit.picture.other')}
        </Button>
        <ButtonLink to={pathTo('/mini-build/make')} variant="quiet">
          {t('title.make')}
        </ButtonLink>
      </div>
    </div>
  );
}
