import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MainContent } from '../chrome/main-content';
import { usePageFocus } from './use-page-focus';

/** A page with links outside and inside its main part, each of which leads to another page. */
function App() {
  const [path, setPath] = useState('/');
  usePageFocus(path);
  return (
    <>
      <button type="button" onClick={() => setPath('/about')}>
        In the header
      </button>
      <dialog>
        <button type="button" onClick={() => setPath('/terms')}>
          In a dialog
        </button>
      </dialog>
      <MainContent>
        {path === '/' && (
          <button type="button" onClick={() => setPath('/gone')}>
            Gone with its page
          </button>
        )}
        <button type="button" onClick={() => setPath('/tab')}>
          A tab
        </button>
      </MainContent>
    </>
  );
}

function follow(name: string): void {
  const button = screen.getByText(name);
  act(() => button.focus());
  fireEvent.click(button);
}

test('the first page leaves the focus where the browser puts it', () => {
  render(<App />);
  expect(document.activeElement).toBe(document.body);
});

test.each(['In the header', 'Gone with its page'])(
  'after a link %s, the focus is on the new page',
  (name) => {
    render(<App />);
    follow(name);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

test.each(['A tab', 'In a dialog'])('%s keeps the focus', (name) => {
  render(<App />);
  follow(name);
  expect(document.activeElement).toBe(screen.getByText(name));
});
