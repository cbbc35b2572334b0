import { act, renderHook } from '@testing-library/react';
import { useExtraPart } from './use-extra-part';

const Greeting = () => null;

test('a part comes once it is needed and its code is there', async () => {
  const load = jest.fn(async () => Greeting);
  const { result, rerender } = renderHook(({ isNeeded }) => useExtraPart(isNeeded ? load : undefined), {
    initialProps: { isNeeded: false },
  });
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  rerender({ isNeeded: true });
  expect(result.current).toBeUndefined();
  await act(async () => undefined);
  expect(result.current).toBe(Greeting);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose code can’t be loaded comes with the network', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('no network'));
  const { result } = renderHook(() => useExtraPart(load));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(Greeting);
});
