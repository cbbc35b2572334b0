import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { dataRootOf, type KeptUploads } from './kept-uploads';
import { UploadProgressBar } from './upload-progress-bar';
import type { UploadStep } from './upload-step';
import type { Upload } from './use-upload';

interface UploadKnownProps {
  known: Extract<UploadStep, { status: 'known' }>;
  upload: Upload;
  kept: KeptUploads;
}

/** An earlier upload of the same data, which continues where it stopped, without another signature. */
export function UploadKnown({ known: { kept: before, data }, upload, kept }: UploadKnownProps) {
  const t = useMessages();
  const startOver = () => {
    kept.forget(dataRootOf(before));
    upload.edit();
  };
  const { uploadedChunks, transaction } = before.state;
  return (
    <>
      <Notice title={t('known.title')}>{t('known.text')}</Notice>
      <UploadProgressBar uploadedChunks={uploadedChunks} totalChunks={before.totalChunks} />
      <Facts>
        <Fact label={t('item.id')}>{transaction.id}</Fact>
      </Facts>
      <Button wide onClick={() => void upload.resume(before, data)}>
        {t('known.go-on')}
      </Button>
      <Button variant="secondary" wide onClick={startOver}>
        {t('known.start-over')}
      </Button>
    </>
  );
}
