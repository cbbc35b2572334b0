import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { cameraError } from '../camera/camera-failure';
import type { ScannerFailure } from '../domain/scanner-state';
import type { ScannerTexts } from '../scanner-texts';

const errorOf = (failure: ScannerFailure) =>
  failure === 'not-loaded' ? new AppError('scan.not-loaded', { retryable: true }) : cameraError(failure);

interface CameraTroubleProps {
  texts: ScannerTexts;
  failure: ScannerFailure;
  onRetry: () => void;
}

/** The reason why the camera can't be used, and a hint. */
export function CameraTrouble({ texts, failure, onRetry }: CameraTroubleProps) {
  const error = errorOf(failure);
  return (
    <Notice
      tone="warning"
      title={texts.errorText(error)}
      action={
        error.retryable && (
          <Button variant="secondary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )
      }
    >
      {texts.help(failure)}
    </Notice>
  );
}
