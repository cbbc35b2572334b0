import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
