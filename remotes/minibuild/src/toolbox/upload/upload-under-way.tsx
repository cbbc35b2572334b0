import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { Failure } from '../task/failure';
import { UploadProgressBar } from './upload-progress-bar';
import type { UploadStep } from './upload-step';
import { useIsStalled } from './use-is-stalled';
import type { Upload } from './use-upload';

interface UploadUnderWayProps {
  step: Extract<UploadStep, { status: 'uploading' | 'stopped' }>;
  upload: Upload;
}

/** The progress of an upload; it can be stopped and continued at any time. */
export function UploadUnderWay({ step, upload }: UploadUnderWayProps) {
  const t = useMessages();
  const { shipment } = step;
  const isStalled = useIsStalled(step);
  useWhenOnline(() => {
    if (isStalled) void upload.goOn(shipment);
  });
  const isStopped = step.status === 'stopped';
  const wasAsked = isStopped && isAppError(step.error) && step.error.code === 'gateway.upload-aborted';
  return (
    <>
      <UploadProgressBar {...shipment} />
      <Facts>
        <Fact label={t('item.id')}>{shipment.signed.id ?? ''}</Fact>
      </Facts>
      {isStalled && <Notice tone="warning">{t('under-way.stalled')}</Notice>}
      {isStopped && wasAsked && (
        <Notice title={t('under-way.stopped')}>
          {t(shipment.isKept ? 'under-way.stopped.kept' : 'under-way.stopped.not-kept')}
        </Notice>
      )}
      {isStopped && !wasAsked && <Failure error={step.error} />}
      {(isStopped || isStalled) && (
        <Button wide onClick={() => void upload.goOn(shipment)}>
          {t(isStopped ? 'under-way.go-on' : 'under-way.now')}
        </Button>
      )}
      {isStopped ? (
        <Button variant="secondary" wide onClick={upload.edit}>
          {t('review.back')}
        </Button>
      ) : (
        <Button variant="secondary" wide onClick={upload.stop}>
          {t('under-way.stop')}
        </Button>
      )}
    </>
  );
}

/** Continues at once when the network is back, instead of at the next attempt. */
function useWhenOnline(act: () => void) {
  useEffect(() => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  });
}
