import { act, renderHook } from '@testing-library/react';
import { makeTestWallet } from './testing/wallet';
import { useAvailability } from './use-availability';

/** A wallet that needs something which the test finds, or doesn't. */
function walletInNeed() {
  let answer: ((isThere: boolean) => void) | undefined;
  const detect = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  return {
    wallet: { ...makeTestWallet().descriptor, detect },
    answer: (isThere: boolean) => answer?.(isThere),
  };
}

test('a wallet that needs nothing is available at once', () => {
  const { descriptor } = makeTestWallet();
  expect(renderHook(() => useAvailability(descriptor)).result.current).toBe('available');
});

test.each([
  [true, 'available'],
  [false, 'missing'],
])('a wallet is looked for; when that says %s it is %s', async (isThere, availability) => {
  const { wallet, answer } = walletInNeed();
  const { result } = renderHook(() => useAvailability(wallet));
  expect(result.current).toBe('looking');
  await act(async () => answer(isThere));
  expect(result.current).toBe(availability);
});

test('a result after the component has gone changes nothing', async () => {
  const { wallet, answer } = walletInNeed();
  const { result, unmount } = renderHook(() => useAvailability(wallet));
  unmount();
  await act(async () => answer(true));
  expect(result.current).toBe('looking');
});
