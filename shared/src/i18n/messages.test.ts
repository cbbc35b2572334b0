import { renderHook, waitFor } from '@testing-library/react';
import { AppError, type ErrorCode } from '../errors';
import { withMessages } from '../testing';
import { addCatalogues } from './catalogues';
import { resetMessages } from './message-store';
import { messagesOf, useErrorText, useMessageIfKnown } from './messages';
import { sharedCatalogues } from './shared-catalogues';

beforeEach(() =>
  withMessages({ game: { hello: 'Hello {{name}}', 'error.scan.stale': 'Too old by {{seconds}} s' } }),
);

const textOf = (error: unknown) => renderHook(() => useErrorText('game')).result.current(error);

test('an error reads as the translation of its code, with its values', () => {
  expect(textOf(new AppError('scan.stale', { params: { seconds: 12 } }))).toBe('Too old by 12 s');
});

test("a code that the workspace doesn't know is looked up in shared", () => {
  expect(textOf(new AppError('i18n.unreachable'))).toMatch(/could not be loaded/);
});

test('everything else reads as an unknown failure, never as its own message', () => {
  const unknown = 'Something went wrong. Please try again.';
  expect(textOf(new AppError('never.heard-of' as ErrorCode))).toBe(unknown);
  expect(textOf(new TypeError('x is not a function'))).toBe(unknown);
  expect(textOf('rejected')).toBe(unknown);
});

test('messages name their values', () => {
  const useMessages = messagesOf<{ hello: string }>('game');
  const { result } = renderHook(() => useMessages());
  expect(result.current('hello', { name: 'Momo' })).toBe('Hello Momo');
});

test('a message that may be missing is undefined then', () => {
  const { result } = renderHook(() =>
    ['hello', 'nothing', undefined].map((key) => useMessageIfKnown('game', key)),
  );
  expect(result.current).toEqual(['Hello ', undefined, undefined]);
});

test('the sentence of an error that comes later is fetched when it is needed, and drawn when it is there', async () => {
  resetMessages('en');
  await addCatalogues('shared', sharedCatalogues);
  const { result } = renderHook(() => useErrorText('game'));
  const declined = new AppError('wallet.declined');
  expect(result.current(declined)).toBe('Something went wrong. Please try again.');
  await waitFor(() => expect(result.current(declined)).toMatch(/You declined the request/));
});
