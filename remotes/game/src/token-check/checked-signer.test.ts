import { AppError } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { checkedSigner, type TokenVerdict } from './token-checker';

const bytes = new Uint8Array([1]);
const item = { data: '{}' };
const never = new Promise<TokenVerdict>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a signer that waits for the check of a token', () => {
  it('asks the wallet once the check allows it', async () => {
    const signDataItem = jest.fn(async () => bytes);
    const check = deferred<TokenVerdict>();
    const signing = checkedSigner({ signDataItem }, check.promise).signDataItem(item);
    await jest.advanceTimersByTimeAsync(1000);
    expect(signDataItem).not.toHaveBeenCalled();
    check.resolve({ status: 'genuine' });
    await jest.advanceTimersByTimeAsync(0);
    await expect(signing).resolves.toBe(bytes);
  });

  it('asks nothing for a refused token', async () => {
    const signDataItem = jest.fn(async () => bytes);
    const error = new AppError('scan.not-genuine');
    const signer = checkedSigner({ signDataItem }, Promise.resolve({ status: 'refused', error }));
    await expect(signer.signDataItem(item)).rejects.toBe(error);
    expect(signDataItem).not.toHaveBeenCalled();
  });

  it('gives nothing away for a token that is refused while the wallet asks', async () => {
    const error = new AppError('scan.not-genuine');
    const check = deferred<TokenVerdict>();
    const signDataItem = async () => {
      check.resolve({ status: 'refused', error });
      return bytes;
    };
    const outcome = expect(checkedSigner({ signDataItem }, check.promise).signDataItem(item)).rejects.toBe(
      error,
    );
    await jest.advanceTimersByTimeAsync(2000);
    await outcome;
  });

  it('does not wait long for a slow network', async () => {
    const signed = checkedSigner({ signDataItem: async () => bytes }, never).signDataItem(item);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(signed).resolves.toBe(bytes);
  });
});
