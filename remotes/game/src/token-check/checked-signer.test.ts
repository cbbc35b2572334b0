import { AppError } from '@rainbow-rabbit/shared/errors';
import { checkedSigner } from './checked-signer';
import type { TokenVerdict } from './token-checker';

const bytes = new Uint8Array([1]);
const item = { data: '{}' };
const never = new Promise<TokenVerdict>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a signer that waits for the check of a token', () => {
  it('asks the wallet while the check goes on', async () => {
    const signDataItem = jest.fn(async () => bytes);
    void checkedSigner({ signDataItem }, never).signDataItem(item);
    expect(signDataItem).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
  });

  it('gives nothing away for a refused token', async () => {
    const error = new AppError('scan.not-genuine');
    const signer = checkedSigner(
      { signDataItem: async () => bytes },
      Promise.resolve({ status: 'refused', error }),
    );
    await expect(signer.signDataItem(item)).rejects.toBe(error);
  });

  it('does not wait long for a slow network', async () => {
    const signed = checkedSigner({ signDataItem: async () => bytes }, never).signDataItem(item);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(signed).resolves.toBe(bytes);
  });
});
