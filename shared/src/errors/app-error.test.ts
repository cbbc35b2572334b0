import { AppError, hasCode, isFrom } from './index';

const declined = new AppError('wallet.declined');

describe('the code of an error', () => {
  it('distinguishes errors, and so does its namespace', () => {
    expect(hasCode(declined, 'wallet.declined')).toBe(true);
    expect(hasCode(declined, 'wallet.failed')).toBe(false);
    expect(isFrom(declined, 'wallet')).toBe(true);
    expect(isFrom(declined, 'ao')).toBe(false);
    expect(isFrom(new Error('wallet.declined'), 'wallet')).toBe(false);
  });

  it('is one of a catalogue or of a process: a typo does not compile', () => {
    // @ts-expect-error There is no such code.
    expect(new AppError('wallet.decline').code).toBe('wallet.decline');
    // @ts-expect-error There is no such code.
    expect(hasCode(declined, 'wallet.decline')).toBe(false);
    // @ts-expect-error No code begins like this.
    expect(isFrom(declined, 'walet')).toBe(false);
  });
});

test('the message for developers is the code with its parameters, and nothing of the cause', () => {
  const cause = new Error('Not an address: ann@example.org');
  const error = new AppError('contact.too-long', { params: { max: 318 }, cause });
  expect(error.message).toBe('contact.too-long (max: 318)');
  expect(error.cause).toBe(cause);
  expect(new AppError('contact.unreadable', { cause }).message).toBe('contact.unreadable');
});
