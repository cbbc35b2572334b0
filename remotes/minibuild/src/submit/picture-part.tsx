import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, ButtonLink, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ClipboardEvent } from 'react';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { ReviewUpload } from '../toolbox/upload/review-upload';
import { UploadKnown } from '../toolbox/upload/upload-known';
import { UploadUnderWay } from '../toolbox/upload/upload-under-way';
import { entryPictureLimits } from './picture-limits';
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

const limits = {
  megabytes: entryPictureLimits.fileBytes / 1000 ** 2,
  megapixels: entryPictureLimits.pixels / 1e6,
};

/** The picture of an entry: chosen from a file or made in the meme maker, and stored for good. */
export function PicturePart({ state, storing, isSubmitted, onChoose, onDrop }: PicturePartProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
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
        <FilePlace
          label={t('submit.picture.choose')}
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChoose={onChoose}
        >
          <span>{t('submit.picture.choose')}</span>
          <span className={styles.small}>{t('submit.picture.limits', limits)}</span>
        </FilePlace>
        {state.fault && <Notice tone="error">{t(`submit.picture.fault.${state.fault}`, limits)}</Notice>}
        {state.error !== undefined && <Notice tone="error">{errorText(state.error)}</Notice>}
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
        <StorePicture storing={storing} />
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

/** The way of the picture to the storage network: its price, the one signature, and the upload. */
function StorePicture({ storing: { upload, kept, stored, askPrice } }: { storing: Storing }) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { step } = upload;
  if (stored) return <Notice tone="success">{t('submit.picture.stored')}</Notice>;
  if (step.status === 'known') return <UploadKnown known={step} upload={upload} kept={kept} />;
  if (step.status === 'review' || step.status === 'signing')
    return <ReviewUpload step={step} upload={upload} />;
  if (step.status === 'uploading' || step.status === 'stopped')
    return <UploadUnderWay step={step} upload={upload} />;
  return (
    <>
      <p className={styles.small}>{t('submit.picture.store-first')}</p>
      {step.status === 'editing' && step.error !== undefined && (
        <Notice tone="error">{errorText(step.error)}</Notice>
      )}
      <Button variant="secondary" wide busy={step.status === 'preparing'} onClick={askPrice}>
        {t('upload.price')}
      </Button>
    </>
  );
}
