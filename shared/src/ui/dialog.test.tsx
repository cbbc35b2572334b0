import { fireEvent, render, screen } from '@testing-library/react';
import { withMessages } from '../testing';
import { Dialog } from './dialog';

beforeEach(() => withMessages());

function open(onClose = jest.fn()) {
  const view = render(
    <Dialog title="Connect Wallet" onClose={onClose} sheet>
      <p>Inside</p>
    </Dialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Connect Wallet' }) };
}

test('asks to be closed by its button and by the backdrop, not by what is inside', () => {
  const { dialog, onClose } = open();
  fireEvent.click(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('asks to be closed by Escape, and leaves the closing to its owner', () => {
  const { dialog, onClose } = open();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
});

test('marks the page while a dialog covers it, until the last one closes', () => {
  const isCovered = () => document.documentElement.hasAttribute('data-modal');
  expect(isCovered()).toBe(false);
  const [first, second] = [
    open(),
    render(
      <Dialog title="Approve" onClose={jest.fn()}>
        <p>Inside</p>
      </Dialog>,
    ),
  ];
  expect(isCovered()).toBe(true);
  first.unmount();
  expect(isCovered()).toBe(true);
  second.unmount();
  expect(isCovered()).toBe(false);
});

test('gives the focus back to where it was', () => {
  render(<button type="button">Before</button>);
  screen.getByText('Before').focus();
  const { unmount } = open();
  screen.getByRole('button', { name: 'Close' }).focus();
  unmount();
  expect(document.activeElement).toBe(screen.getByText('Before'));
});

test('stays when a dialog inside of it or the choice of a file is left by Escape', () => {
  const [outer, inner] = [jest.fn(), jest.fn()];
  render(
    <Dialog title="Connected" onClose={outer}>
      <input type="file" aria-label="File" />
      <Dialog title="Set a passphrase" onClose={inner}>
        <p>Inside</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  fireEvent(
    screen.getByRole('dialog', { name: 'Set a passphrase' }),
    new Event('cancel', { cancelable: true }),
  );
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

describe('going back in the browser', () => {
  const popped = () =>
    new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
  const goBack = async () => {
    const arrived = popped();
    history.back();
    await arrived;
  };

  test('closes the dialog and keeps the page', async () => {
    const { href } = location;
    const { onClose, unmount } = open();
    onClose.mockImplementation(unmount);
    await goBack();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(location.href).toBe(href);
  });

  test('leads to the page before once the dialog was closed by other means', async () => {
    history.pushState({ page: 1 }, '', '#one');
    history.pushState({ page: 2 }, '', '#two');
    const { onClose, unmount } = open();
    const tidied = popped();
    unmount();
    await tidied;
    expect(history.state).toEqual({ page: 2 });
    await goBack();
    expect(history.state).toEqual({ page: 1 });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes the inner dialog first, then the outer one', async () => {
    const outer = jest.fn();
    const tree = (isInnerOpen: boolean) => (
      <Dialog title="Connected" onClose={outer}>
        {isInnerOpen && (
          <Dialog title="Set a passphrase" onClose={closeInner}>
            <p>Inside</p>
          </Dialog>
        )}
      </Dialog>
    );
    const closeInner = jest.fn(() => rerender(tree(false)));
    const { rerender, unmount } = render(tree(false));
    rerender(tree(true));
    await goBack();
    expect([closeInner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
    await new Promise((resolve) => setTimeout(resolve));
    outer.mockImplementation(unmount);
    await goBack();
    expect(outer).toHaveBeenCalledTimes(1);
  });

  test('passes over a dialog from which a link has led on', async () => {
    history.pushState({ page: 1 }, '', '#one');
    const { unmount } = open();
    history.pushState({ page: 2 }, '', '#two');
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    const arrived = popped().then(popped);
    history.back();
    await arrived;
    expect(history.state).toEqual({ page: 1 });
  });

  test('leaves the page at once when it was loaded anew while a dialog was open', async () => {
    history.pushState({ page: 1 }, '', '#one');
    history.pushState({ page: 2 }, '', '#two');
    history.pushState({ page: 2, rrDialog: true }, '');
    jest.isolateModules(() => jest.requireActual('./close-by-back'));
    const arrived = popped().then(popped);
    history.back();
    await arrived;
    expect(history.state).toEqual({ page: 1 });
  });
});
