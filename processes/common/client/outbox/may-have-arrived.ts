import { type ErrorCode, isAppError } from '@rainbow-rabbit/shared/errors';

/** Failures on the way to the process or back: no code of it came. */
const unanswered: readonly ErrorCode[] = [
  'ao.aborted',
  'ao.invalid-reply',
  'ao.no-reply',
  'ao.rate-limited',
  'ao.refused',
  'ao.timeout',
  'ao.too-far-back',
  'ao.unavailable',
  'ao.unreachable',
];

/**
 * Returns true for a failure after which a signed message may be on the ledger, or may get there later, since nobody knows what the
 * process made of it. Until the ledger says so, only the same bytes may be posted again. Any other code is an answer, of the process, the
 * wallet, or this app before the signature: the message did nothing.
 * @param error what sending the message, or waiting for its reply, threw
 */
export function mayHaveArrived(error: unknown): boolean {
  return !isAppError(error) || unanswered.includes(error.code);
}
