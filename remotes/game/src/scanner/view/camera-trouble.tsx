import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../../messages';
import { cameraError } from '../camera/camera-failure';
import type { ScannerFailure } from '../domain/scanner-state';

const errorOf = (failure: ScannerFailure) =>
  failure === 'not-loaded' ? new AppError('scan.not-loaded', { retryable: true }) : cameraError(failure);

/** The reason why the camera can't be used, and a hint. */
export function CameraTrouble({ failure, onRetry }: { failure: ScannerFailure; onRetry: () => void }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const error = errorOf(failure);
  return (
    <Notice
      tone="warning"
      title={errorText(error)}
      action={
        error.retryable && (
          <Button variant="secondary" onClick={onRetry}>
            {t('scan.try-again')}
          </Button>
        )
      }
    >
      {t(`scan.help.${failure}`)}
    </Notice>
  );
}
