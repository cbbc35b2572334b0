import { fireEvent, render, screen } from '@testing-library/react';
import { withMessages } from '../testing';
import { UnlistedGate } from './unlisted-gate';
import { UnlistedNotice } from './unlisted-notice';

beforeEach(() => withMessages());

const form = (process: string | undefined) => (
  <UnlistedGate process={process}>
    <input aria-label="Email" />
  </UnlistedGate>
);
const email = () => screen.queryByLabelText('Email');

test('the notice names what is unlisted, and says that a name proves nothing', () => {
  render(<UnlistedNotice what="contest" />);
  expect(screen.getByText('This contest is not listed by this app')).toBeTruthy();
  expect(screen.getByText(/the name proves nothing/)).toBeTruthy();
});

test('a listed process gets its form at once', () => {
  render(form(undefined));
  expect(email()).toBeTruthy();
});

test('an unlisted process gets no form before the visitor agreed, and each one is asked for by itself', () => {
  const { rerender, unmount } = render(form('A'));
  expect(email()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I trust them, go on' }));
  expect(email()).toBeTruthy();
  expect(document.activeElement?.contains(email())).toBe(true);
  rerender(form('B'));
  expect(email()).toBeNull();
  unmount();
  render(form('A'));
  expect(email()).toBeTruthy();
});
