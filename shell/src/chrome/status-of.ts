import { isAppError } from '@rainbow-rabbit/shared/errors';

const internalServerError = 500;

/** Returns the HTTP status that a failure carries, of itself or of its causes; 500 where none does. */
export function statusOf(error: unknown): number {
  if (isAppError(error)) {
    const { status } = error.params;
    if (typeof status === 'number' && status >= 400 && status < 600) return status;
  }
  return error instanceof Error && error.cause ? statusOf(error.cause) : internalServerError;
}
