import { act, fireEvent, renderHook } from '@testing-library/react';
import { useAwake, useWakingInterval } from './use-awake';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a page rests after five minutes without a sign of use, and wakes by the next one', () => {
  const { result } = renderHook(() => useAwake());
  pass(299_999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  fireEvent.scroll(document);
  expect(result.current).toBe(true);
});

test.each(['pointerDown', 'keyDown', 'scroll', 'focus'] as const)('%s keeps a page awake', (sign) => {
  const { result } = renderHook(() => useAwake());
  pass(200_000);
  act(() => void fireEvent[sign](window));
  pass(200_000);
  expect(result.current).toBe(true);
});

test('nothing is read at rest', () => {
  const { result } = renderHook(() => useWakingInterval(60_000));
  expect(result.current).toBe(60_000);
  pass(300_000);
  expect(result.current).toBe(86_400_000);
});

test('an unmounted page listens no more', () => {
  const { unmount } = renderHook(() => useAwake());
  unmount();
  fireEvent.scroll(window);
  expect(jest.getTimerCount()).toBe(0);
});
