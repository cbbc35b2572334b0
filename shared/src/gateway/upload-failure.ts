import { AppError } from '../errors';
import type { GatewayAnswer } from './upload-api';

/** The most characters that are shown of a gateway's message, which may be anything. */
const maxReasonLength = 120;

/** Returns the gateway's message in a form that can be shown. */
function shown(reason: unknown): string {
  return (typeof reason === 'string' ? reason : JSON.stringify(reason)).slice(0, maxReasonLength);
}

/** Returns the error for a transaction that did not get to the gateway. */
export function postFailure(answer: GatewayAnswer | undefined, reason: unknown): AppError {
  if (answer?.status === undefined) {
    return new AppError('gateway.upload-unanswered', { cause: answer?.failure, retryable: true });
  }
  const { status } = answer;
  const params = { status, reason: shown(reason) };
  return new AppError('gateway.upload-refused', { params, retryable: status === 429 || status >= 500 });
}

/**
 * Returns the error for a chunk that will never be accepted: it was refused for good, or is not sent because its
 * proof is wrong.
 */
export function chunkFailure(answer: GatewayAnswer | undefined, reason: unknown, number: number): AppError {
  if (!answer) return new AppError('gateway.chunk-invalid', { params: { number } });
  return new AppError('gateway.chunk-refused', { params: { number, reason: shown(reason) } });
}
