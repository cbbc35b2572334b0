import { AppError, type ErrorCode, mayHaveArrived } from '@rainbow-rabbit/shared/errors';
import { arcadeErrorCodes } from '../../../arcade/client/generated';
import { communityErrorCodes } from '../../../community/client/generated';
import { minibuildErrorCodes } from '../../../minibuild/client/generated';
import { rabbitErrorCodes } from '../../../rabbit/client/generated';

type CodeOfUnits = Extract<ErrorCode, `ao.${string}`>;

/** Every code of the way to a process: a new one has no place here before somebody judges it. */
const judged: Readonly<Record<CodeOfUnits, readonly [mayHave: boolean, why: string]>> = {
  'ao.aborted': [true, 'nobody waited for the answer'],
  'ao.behind': [true, 'no unit has seen all that this page has'],
  'ao.invalid-reply': [true, 'the answer was none that this app knows'],
  'ao.no-provider': [false, 'there was no client to send it'],
  'ao.no-reply': [true, 'it was evaluated, and its reply was another one'],
  'ao.no-sender': [false, 'it is a question, which is never sent'],
  'ao.process-failed': [false, 'the process failed, which undoes all that it did'],
  'ao.rate-limited': [true, 'the question about its result may have been the one too many'],
  'ao.refused': [true, 'the question about its result may have been refused'],
  'ao.timeout': [true, 'no answer came in time'],
  'ao.too-far-back': [true, 'the node has it, and its answer was not found'],
  'ao.unavailable': [true, 'a unit failed, perhaps after it took the message'],
  'ao.unreachable': [true, 'the network was lost, perhaps after the message left'],
};

test.each(Object.entries(judged))('%s: %j', (code, [mayHave]) => {
  expect(mayHaveArrived(new AppError(code as CodeOfUnits))).toBe(mayHave);
});

test.each([
  ['the arcade', arcadeErrorCodes],
  ['the community', communityErrorCodes],
  ['a contest', minibuildErrorCodes],
  ['an event', rabbitErrorCodes],
  ['a wallet', ['wallet.declined', 'wallet.request-timeout', 'wallet.popup-closed'] as const],
])('every code of %s is an answer', (_, codes) => {
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => mayHaveArrived(new AppError(code)))).toEqual([]);
});

test('an error that nobody knows is no answer', () => {
  expect(mayHaveArrived(new TypeError('x is not a function'))).toBe(true);
});

test('a unit that refuses a message when it is posted has not taken it; nothing else is as sure', () => {
  const sure = Object.entries(judged).flatMap(([code, [mayHave]]) =>
    mayHave && !mayHaveArrived(new AppError(code as CodeOfUnits), true) ? [code] : [],
  );
  expect(sure).toEqual(['ao.rate-limited', 'ao.refused']);
});
