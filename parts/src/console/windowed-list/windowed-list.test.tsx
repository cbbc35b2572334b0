import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReadRows, useRowPages } from './use-row-pages';
import { WindowedList } from './windowed-list';

const rowRem = 4;
let top = 0;
beforeEach(() => {
  top = 0;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as unknown as DOMRect);
});

describe('a windowed list', () => {
  it('draws the rows near the screen, of any number, and others as the page scrolls', async () => {
    const onShow = jest.fn();
    render(
      <WindowedList
        label="All"
        count={60_000}
        rowRem={rowRem}
        row={(index) => <p>Row {index}</p>}
        onShow={onShow}
      />,
    );
    expect(screen.getByText('Row 0')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    top = -50_000 * rowRem * 16;
    fireEvent.scroll(document);
    await waitFor(() => screen.getByText('Row 50000'));
    expect(screen.queryByText('Row 0')).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.getAttribute('aria-setsize')).toBe('60000');
    expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ first: expect.any(Number) }));
  });
});

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
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.rowAt(8)).toBe(8));
    expect(result.current.error).toBeUndefined();
  });
});
