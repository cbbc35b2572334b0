import { type AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import { type RabbitErrorCode, rabbitErrorCodes } from './generated';

const codes: readonly string[] = rabbitErrorCodes;

/** Returns true for the error of a message that a rabbit process refused with one of its codes. */
export function isRabbitRefusal(error: unknown): error is AppError<RabbitErrorCode> {
  return isAppError(error) && codes.includes(error.code);
}
