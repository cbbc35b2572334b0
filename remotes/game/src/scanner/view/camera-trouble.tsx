import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../../messages';
import { cameraError } from '../camera/camera-failure';
import type { ScannerFailure } from '../domain/scanner-state';
import type { SoughtCode } from '../domain/sought-code';

const errorOf = (failure: ScannerFailure) =>
  failure === 'not-loaded' ? new AppError('scan.not-loaded', { retryable: true }) : cameraError(failure);

interface CameraTroubleProps {
  failure: ScannerFailure;
  sought: SoughtCode;
  onRetry: () => void;
}

/** The failures that nothing on this page mends: other ways are offered. */
const lasting: readonly ScannerFailure[] = ['absent', 'insecure', 'unsupported'];

/** The reason why the camera can't be used, and a hint. */
export function CameraTrouble({ failure, sought, onRetry }: CameraTroubleProps) {
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
      {t(sought === 'card' && lasting.includes(failure) ? 'card.scan-elsewhere' : `scan.help.${failure}`)}
    </Notice>
  );
}
