import { AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import { type CameraFailure, cameraFailures } from '../domain/scanner-state';

/** The names of the failures of `getUserMedia` in browsers, old names included. */
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

/**
 * Returns the failure behind an error of opening a camera. An unknown error counts as busy, so that the
 * user can try again.
 */
export function cameraFailureOf(error: unknown): CameraFailure {
  if (isAppError(error))
    return cameraFailures.find((failure) => error.code === `camera.${failure}`) ?? 'busy';
  return error instanceof Error || error instanceof DOMException ? (byName[error.name] ?? 'busy') : 'busy';
}

/** Makes the error for a failure. */
export function cameraError(failure: CameraFailure, cause?: unknown): AppError<`camera.${CameraFailure}`> {
  const retryable = failure === 'busy' || failure === 'refused' || failure === 'absent';
  return new AppError(`camera.${failure}`, { cause, retryable });
}
