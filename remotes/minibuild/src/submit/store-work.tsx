import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { ReviewUpload } from '../toolbox/upload/review-upload';
import { UploadKnown } from '../toolbox/upload/upload-known';
import { UploadUnderWay } from '../toolbox/upload/upload-under-way';
import type { WorkKind } from './stored-work';
import styles from './submit.module.css';
import type { Storing } from './use-storing';

const texts = {
  picture: { first: 'submit.picture.store-first', stored: 'submit.picture.stored' },
  text: { first: 'submit.file.store-first', stored: 'submit.file.stored' },
} as const satisfies Record<WorkKind, object>;

interface StoreWorkProps {
  kind: WorkKind;
  storing: Storing;
}

/** The way of a work to the storage network: its price, the one signature, and the upload. */
export function StoreWork({ kind, storing: { upload, kept, stored, askPrice } }: StoreWorkProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { step } = upload;
  if (stored) return <Notice tone="success">{t(texts[kind].stored)}</Notice>;
  if (step.status === 'known') return <UploadKnown known={step} upload={upload} kept={kept} />;
  if (step.status === 'review' || step.status === 'signing')
    return <ReviewUpload step={step} upload={upload} />;
  if (step.status === 'uploading' || step.status === 'stopped')
    return <UploadUnderWay step={step} upload={upload} />;
  return (
    <>
      <p className={styles.small}>{t(texts[kind].first)}</p>
      {step.status === 'editing' && step.error !== undefined && (
        <Notice tone="error">{errorText(step.error)}</Notice>
      )}
      <Button variant="secondary" wide busy={step.status === 'preparing'} onClick={askPrice}>
        {t('upload.price')}
      </Button>
    </>
  );
}
