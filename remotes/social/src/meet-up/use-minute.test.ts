import { act, cleanup, renderHook } from '@testing-library/react';
import { useMinute } from './use-minute';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('all parts of a page share one timer, which ends with the last of them', () => {
  const [first, second] = [renderHook(useMinute), renderHook(useMinute)];
  const begun = first.result.current;
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(60_000));
  expect([first.result.current, second.result.current]).toEqual([begun + 60_000, begun + 60_000]);
  first.unmount();
  expect(jest.getTimerCount()).toBe(1);
  second.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a hidden page has no timer, and is renewed when it is seen again', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const { result } = renderHook(useMinute);
  const begun = result.current;
  turn('hidden');
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(begun + 600_000);
  turn('visible');
  expect(result.current).toBe(begun + 600_000);
  expect(jest.getTimerCount()).toBe(1);
});
