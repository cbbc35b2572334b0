import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { act, renderHook } from '@testing-library/react';
import { keptScanStore } from './kept-scan-store';
import { isReadHere, useOwnScans, wantReadScan } from './scan-ownership';

const process = 'process';
let rabbit = 0;
/** A scan of its own for each test: the module outlives them. */
const nextScan = () => ({ rabbit: ++rabbit as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw', readAt: 0 });

/** Locks that another tab has until it leaves. */
function locksOfAnotherTab() {
  const left = deferred<void>();
  const request = jest.fn(async (_: string, task: () => Promise<unknown>) => {
    await left.promise;
    return task();
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { leave: () => act(async () => left.resolve()), request };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(document, 'visibilityState');
  localStorage.clear();
});

it('leaves a scan to the tab that has it, and takes it over when that tab is gone', async () => {
  const { leave } = locksOfAnotherTab();
  const waiting = [nextScan()];
  keptScanStore(process).write(waiting);
  const { result } = renderHook(() => useOwnScans(process, waiting));
  expect(result.current).toEqual([]);
  await leave();
  expect(result.current).toEqual(waiting);
});

it('takes nothing over in the background', () => {
  const { request } = locksOfAnotherTab();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  const waiting = [nextScan()];
  renderHook(() => useOwnScans(process, waiting));
  expect(request).not.toHaveBeenCalled();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(1);
});

it('leaves a scan that another tab has just read to that tab, and takes it once it is older', () => {
  jest.useFakeTimers();
  const { request } = locksOfAnotherTab();
  const waiting = [{ ...nextScan(), readAt: Date.now() }];
  renderHook(() => useOwnScans(process, waiting));
  act(() => jest.advanceTimersByTime(1999));
  expect(request).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(request).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('owns what was read here at once, until it is settled', async () => {
  const scan = nextScan();
  const waiting = [scan];
  wantReadScan(process, scan);
  keptScanStore(process).write(waiting);
  const { result, rerender } = renderHook(() => useOwnScans(process, waiting));
  expect(result.current).toEqual(waiting);
  const own = result.current;
  rerender();
  expect(result.current).toBe(own);
  expect(isReadHere(process, scan)).toBe(true);
  expect(isReadHere(process, { ...scan, slot: 1001 })).toBe(false);
  await act(async () => keptScanStore(process).write([]));
  expect(result.current).toEqual([]);
});
