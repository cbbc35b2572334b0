import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReadRows, useRowPages } from './use-row-pages';

describe('the pages of a list', () => {
  const reading = () =>
    jest.fn<ReturnType<ReadRows<number>>, Parameters<ReadRows<number>>>(async ({ offset, limit }) => ({
      total: 500,
      rows: Array.from({ length: limit }, (_, at) => offset + at),
    }));

  it('are read once each, where they are seen', async () => {
    const read = reading();
    const { result } = renderHook(() => useRowPages(read));
    await waitFor(() => expect(result.current.total).toBe(500));
    expect(result.current.rowAt(3)).toBe(3);
    expect(result.current.rowAt(240)).toBeUndefined();
    act(() => result.current.show({ first: 230, end: 260 }));
    await waitFor(() => expect(result.current.rowAt(259)).toBe(259));
    act(() => result.current.show({ first: 0, end: 20 }));
    expect(read.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 200, 250]);
  });

  it('that can’t be read are read again when asked to', async () => {
    const read = reading();
    read.mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useRowPages(read));
    await waitFor(() => expect(result.current.error).toBeTruthy());
    act(() => result.current.show({ first: 0, end: 9 }));
    expect(read).toHaveBeenCalledTimes(1);
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.rowAt(8)).toBe(8));
    expect(result.current.error).toBeUndefined();
  });

  it('are read again where they are seen, and others are dropped, when nothing renews them', async () => {
    const read = reading();
    const { result } = renderHook(() => useRowPages(read));
    act(() => result.current.show({ first: 0, end: 60 }));
    await waitFor(() => expect(result.current.rowAt(59)).toBe(59));
    act(() => result.current.show({ first: 240, end: 245 }));
    await waitFor(() => expect(result.current.rowAt(240)).toBe(240));
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.rowAt(0)).toBeUndefined());
    expect(result.current.rowAt(240)).toBe(240);
    expect(read.mock.calls.map(([{ offset }, { maxAgeMs }]) => [offset, maxAgeMs])).toEqual([
      [0, 0],
      [50, 0],
      [200, 0],
      [200, 0],
    ]);
  });

  it('are read again after the read that was on its way', async () => {
    const read = reading();
    let answer: (page: { total: number; rows: number[] }) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(() => useRowPages(read));
    act(() => result.current.refresh());
    await act(async () => answer({ total: 1, rows: [-1] }));
    await waitFor(() => expect(result.current.rowAt(0)).toBe(0));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('that are renewed stay, and take what may be cached until they have been read once', async () => {
    const read = reading();
    const { result } = renderHook(() => useRowPages(read, { everyMs: 60_000 }));
    await waitFor(() => expect(result.current.rowAt(0)).toBe(0));
    act(() => result.current.show({ first: 240, end: 245 }));
    await waitFor(() => expect(result.current.rowAt(240)).toBe(240));
    act(() => result.current.refresh());
    await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(result.current.rowAt(0)).toBe(0));
    expect(read.mock.calls.map(([{ offset }, { maxAgeMs }]) => [offset, maxAgeMs])).toEqual([
      [0, undefined],
      [200, undefined],
      [200, 0],
    ]);
  });

  it('begin with the page that this browser kept, and keep the first one', async () => {
    const read = reading();
    const write = jest.fn();
    const kept = { read: () => ({ value: { total: 7, rows: [70] }, at: 5 }), write };
    const { result } = renderHook(() => useRowPages(read, { everyMs: 60_000, kept }));
    expect([result.current.total, result.current.rowAt(0), result.current.at]).toEqual([7, 70, 5]);
    await waitFor(() => expect(result.current.rowAt(0)).toBe(0));
    expect(read.mock.calls.map(([, { maxAgeMs }]) => maxAgeMs)).toEqual([undefined]);
    expect(write.mock.calls.map(([{ value }]) => value.total)).toEqual([500]);
  });
});
