import { isAppError } from './app-error';
import type { ErrorCode } from './error-codes';

/** Failures on the way to the process or back: no code of it came. */
const unanswered: readonly ErrorCode[] = [
  'ao.aborted',
  'ao.behind',
  'ao.invalid-reply',
  'ao.no-reply',
  'ao.rate-limited',
  'ao.refused',
  'ao.timeout',
  'ao.too-far-back',
  'ao.unavailable',
  'ao.unreachable',
];

/** Those with which a unit refuses a message when it is posted. */
const refusals: readonly ErrorCode[] = ['ao.rate-limited', 'ao.refused'];

/**
 * Returns true for a failure after which a signed message may be on the ledger, or may get there later, since nobody knows what the
 * process made of it. Until the ledger says so, only the same bytes may be posted again. Any other code is an answer, of the process, the
 * wallet, or this app before the signature: the message did nothing.
 * @param error what sending the message, or waiting for its reply, threw
 * @param isOfPost true where posting alone threw it: a question about its result was not refused
 */
export function mayHaveArrived(error: unknown, isOfPost = false): boolean {
  if (!isAppError(error)) return true;
  return unanswered.includes(error.code) && !(isOfPost && refusals.includes(error.code));
}
