import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../locales/en.json';
import { usePlaceInHistory } from './use-place-in-history';
import { WholeCode } from './whole-code';

beforeEach(() => withMessages({ game: en }));

function Phone() {
  const whole = usePlaceInHistory('whole-code');
  return (
    <>
      <button type="button" onClick={whole.open}>
        Enlarge
      </button>
      {whole.isOpen && (
        <WholeCode
          code="ABCDEFGHIJKLMNOPQRSTUVWXYZ23"
          nickname="Bramble"
          colour="blue"
          onClose={whole.close}
        />
      )}
    </>
  );
}

function openPhone() {
  const router = createMemoryRouter(
    [
      { path: '/me', element: <Phone /> },
      { path: '/before', element: <p>Before</p> },
    ],
    { initialEntries: ['/before', '/me'] },
  );
  render(<RouterProvider router={router} />);
  const enlarge = screen.getByRole('button', { name: 'Enlarge' });
  enlarge.focus();
  fireEvent.click(enlarge);
  return { router, enlarge, dialog: screen.getByRole('dialog', { name: 'Let others scan you' }) };
}

const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('the code on the whole screen', () => {
  it('shows the code, and says whose it is and that the screen should be bright', () => {
    openPhone();
    expect(screen.getByRole('img', { name: 'QR code of your rabbit' })).toBeTruthy();
    expect(screen.getByText('Bramble')).toBeTruthy();
    expect(screen.getByText('Turn your screen up bright.')).toBeTruthy();
  });

  it('closes by a tap, and gives the focus back; two taps go back once', () => {
    const { dialog, enlarge } = openPhone();
    fireEvent.click(dialog);
    fireEvent.click(dialog);
    isClosed();
    expect(document.activeElement).toBe(enlarge);
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('closes by Escape', () => {
    const { dialog } = openPhone();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    isClosed();
  });

  it('closes by Back, and opens again', async () => {
    const { router, enlarge } = openPhone();
    await act(() => router.navigate(-1));
    isClosed();
    fireEvent.click(enlarge);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    isClosed();
  });
});
