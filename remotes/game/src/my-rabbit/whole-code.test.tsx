import { useLocation, useNavigate } from '@rainbow-rabbit/shared/router';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { usePlaceInHistory } from './use-place-in-history';
import { WholeCode } from './whole-code';

beforeEach(() => withMessages({ game: en }));

function Phone() {
  const whole = usePlaceInHistory('whole-code');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => navigate('/me')}>
        My rabbit
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
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
  render(
    <AtPath path="/before">
      <Phone />
    </AtPath>,
  );
  fireEvent.click(screen.getByText('My rabbit'));
  const enlarge = screen.getByText('Enlarge');
  enlarge.focus();
  fireEvent.click(enlarge);
  return { enlarge, dialog: screen.getByRole('dialog', { name: 'Let others scan you' }) };
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
    expect(screen.getByText('/me')).toBeTruthy();
  });

  it('closes by Escape', () => {
    const { dialog } = openPhone();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    isClosed();
  });

  it('closes by Back, and opens again', () => {
    const { enlarge } = openPhone();
    fireEvent.click(screen.getByText('Back'));
    isClosed();
    fireEvent.click(enlarge);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    isClosed();
  });
});
