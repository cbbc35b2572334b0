import { installFakeCamera, installFakeWorker } from '@rainbow-rabbit/parts/scanner/testing';
import { partMessages } from '@rainbow-rabbit/parts/testing';
import type { EventInfo, Me, RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { GameContext } from '../session/game-context';
import { aTicket } from '../testing/a-ticket';
import { joiningPath } from '../ticket/domain/joining-link';
import { ticketStore } from '../ticket/ticket-store';
import { RegisterScreen } from './register-screen';

const event = { slug: 'demo', process: 'A'.repeat(43) as ProcessId, name: 'Garden Party' };
const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    explorer: 'https://explorer.example/',
    events: [event],
  },
  'http://localhost/',
);
const tickets = ticketStore(event.process);

beforeEach(() => {
  withMessages({ game: en, ...partMessages });
  localStorage.clear();
});
afterEach(cleanup);

function show(setting: Partial<EventInfo>) {
  const info = { phase: 'running', admission: 'tickets', capacity: 100, players: 5, ...setting } as EventInfo;
  const still = { refresh: async () => undefined, accept: () => undefined };
  const game = {
    event,
    client: { process: event.process } as RabbitClient,
    ledgerClock: createLedgerClock(() => 0),
    info: { reading: { status: 'current' as const, value: info, at: 0 }, ...still },
    address: undefined,
    me: { reading: { status: 'current' as const, value: { registered: false } as Me, at: 0 }, ...still },
  };
  render(
    <NetworkProvider network={network}>
      <WalletProvider>
        <GameContext value={game}>
          <AtPath path="/rabbit/demo/register">
            <RegisterScreen />
          </AtPath>
        </GameContext>
      </WalletProvider>
    </NetworkProvider>,
  );
}

const nickname = () => screen.queryByLabelText('Nickname');

describe('the registration screen', () => {
  it('shows the form at once where everybody may join', () => {
    show({ admission: 'open' });
    expect(nickname()).toBeTruthy();
    expect(screen.queryByText('Your ticket is ready')).toBeNull();
  });

  it('says that an e-mail is not valid once its field is left', () => {
    show({ admission: 'open' });
    const email = screen.getByLabelText('Email');
    fireEvent.input(email, { target: { value: 'nobody' } });
    expect(screen.queryByText('Email is not valid.')).toBeNull();
    fireEvent.blur(email);
    expect(screen.getByText('Email is not valid.')).toBeTruthy();
  });

  it('says how to get a ticket before the form is filled in, and shows the form once there is one', () => {
    show({});
    expect(screen.getByText('You need a ticket to join')).toBeTruthy();
    expect(nickname()).toBeNull();
    act(() => tickets.write(aTicket()));
    expect(screen.getByText('Your ticket is ready')).toBeTruthy();
    expect(nickname()).toBeTruthy();
  });

  it('shows no form while every place is taken', () => {
    show({ admission: 'open', players: 100 });
    expect(screen.getByText('This event is full')).toBeTruthy();
    expect(nickname()).toBeNull();
  });

  it('scans a card, and says at once when it is none or damaged', async () => {
    const camera = installFakeCamera();
    const decoding = installFakeWorker();
    const see = async (text: string) => {
      decoding.text = text;
      await act(async () => camera.showPicture());
    };
    show({});
    fireEvent.click(screen.getByRole('button', { name: 'Scan the card here' }));
    await screen.findByText('Looking for QR code...');
    const link = `https://rabbit.example/#${joiningPath('demo', aTicket())}`;
    await see('https://example.org/menu');
    expect(await screen.findByText(/not a joining card/)).toBeTruthy();
    await see(link.slice(0, -5));
    expect(await screen.findByText(/This joining code is damaged/)).toBeTruthy();
    await see(link);
    expect(await screen.findByText('Your ticket is ready')).toBeTruthy();
    expect(tickets.read()).toEqual(aTicket());
  });
});
