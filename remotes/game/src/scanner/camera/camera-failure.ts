import { AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import { type CameraFailure, cameraFailures } from '../domain/scanner-state';

/** What browsers call the failures of `getUserMedia`, old names included. */
const byName: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  PermissionDeniedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  DevicesNotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Names the failure behind whatever opening a camera rejected with; an unknown one counts as busy: try again. */
export function cameraFailureOf(error: unknown): CameraFailure {
  if (isAppError(error))
    return cameraFailures.find((failure) => error.code === `camera.${failure}`) ?? 'busy';
  return error instanceof Error || error instanceof DOMException ? (byName[error.name] ?? 'busy') : 'busy';
}

/** The error that stands for a failure. */
export function cameraError(failure: CameraFailure, cause?: unknown): AppError<`camera.${CameraFailure}`> {
  const retryable = failure === 'busy' || failure === 'refused' || failure === 'absent';
  return new AppError(`camera.${failure}`, { cause, retryable });
}
