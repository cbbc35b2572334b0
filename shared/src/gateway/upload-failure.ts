import { AppError } from '../errors';
import type { GatewayAnswer } from './upload-api';

/** What a gateway says may be anything, and is only shown so far. */
const maxReasonLength = 120;

/** What the gateway said, fit to be shown. */
function shown(reason: unknown): string {
  return (typeof reason === 'string' ? reason : JSON.stringify(reason)).slice(0, maxReasonLength);
}

/** Why the transaction itself did not get to the gateway. */
export function postFailure(answer: GatewayAnswer | undefined, reason: unknown): AppError {
  if (answer?.status === undefined) {
    return new AppError('gateway.upload-unanswered', { cause: answer?.failure, retryable: true });
  }
  const { status } = answer;
  const params = { status, reason: shown(reason) };
  return new AppError('gateway.upload-refused', { params, retryable: status === 429 || status >= 500 });
}

/** Why a chunk will never be taken: it was refused for good, or is not even sent as its own proof is wrong. */
export function chunkFailure(answer: GatewayAnswer | undefined, reason: unknown, number: number): AppError {
  if (!answer) return new AppError('gateway.chunk-invalid', { params: { number } });
  return new AppError('gateway.chunk-refused', { params: { number, reason: shown(reason) } });
}
