import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { AoProvider } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { type Game, GameContext } from '../session/game-context';
import { EndingScreen } from './ending-screen';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const winner = { rabbit: 3, nickname: 'Fern', address, xUsername: 'fern_x', at: 1000, block: 55 };
const won = {
  phase: 'ended',
  prize: 'A golden carrot',
  winner,
  reveal: { at: 9, key: 'k' },
};

const onX = {
  ...{ rabbit: 3, nickname: 'Fern', colour: 'blue', xUsername: 'fern_x', address },
  ...{ count: 7, voided: 0, given: 0 },
};
const ao = memoryAo({
  read: async () => ({
    Messages: [
      {
        Target: address,
        Tags: [{ name: 'Action', value: 'Players' }],
        Data: JSON.stringify({ total: 1, rows: [onX], at: 1 }),
      },
    ],
  }),
});

beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
});

interface Place {
  ownRabbit?: number;
  /** Reads the leaderboard. */
  leaderboard?: () => Promise<unknown>;
  /** The X usernames of the event's organisers and of the app's. */
  follow?: { event?: string; network?: string };
}

const row = { rank: 1, rabbit: 3, nickname: 'Fern', colour: 'blue', count: 7, colours: [] };
const board = async () => ({ total: 1, rows: [row], at: 1 });

function show(event: object, { ownRabbit = 5, leaderboard = board, follow = {} }: Place = {}) {
  const me = { registered: true, rabbit: ownRabbit, complete: true, collected: [{ at: 1 }], nickname: 'Own' };
  const game = {
    event: { process, name: 'Garden', follow: follow.event },
    client: { process, leaderboard, keepsakes: async () => ({ rows: [], at: 1 }) },
    address,
    info: { reading: { status: 'current', value: event as EventInfo, at: 1 } },
    me: { reading: { status: 'current', value: me, at: 1 } },
  } as unknown as Game;
  const network = { gateways: ['https://gateway.example/'], events: [], wallets: {}, follow: follow.network };
  render(
    <AtPath path="/rabbit/demo/ending">
      <NetworkProvider network={network as never}>
        <AoProvider client={ao}>
          <GameContext value={game}>
            <EndingScreen />
          </GameContext>
        </AoProvider>
      </NetworkProvider>
    </AtPath>,
  );
}

describe('the ending', () => {
  it('names the winner, the prize and the players on X to everybody', async () => {
    show(won);
    expect(screen.getByRole('heading', { name: 'White Rabbit has been caught!' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Fern' })).toBeTruthy();
    expect(screen.getByText('Block #55')).toBeTruthy();
    expect(screen.getByText(/It is deposited after the game/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Connect with X' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: /@fern_x/ })).getAttribute('href')).toBe(
      'https://x.com/fern_x',
    );
    expect(screen.getByRole('heading', { name: 'Thank you for playing!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Follow Fern on X/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share my rainbow' })).toBeTruthy();
    expect(screen.queryByText(/Congratulations/)).toBeNull();
    expect(await screen.findByText('7 / 7')).toBeTruthy();
  });

  it('congratulates the first one, who claims the prize with the staff', async () => {
    show(won, { ownRabbit: 3 });
    expect(screen.getByRole('heading', { name: /^Congratulations/ })).toBeTruthy();
    expect(screen.getByText('The grand prize: A golden carrot')).toBeTruthy();
    expect(screen.getByText(/Show this screen to the event staff to claim it/)).toBeTruthy();
    expect(ja['ending.victory.deposit']).not.toMatch(/スタッフ/);
    await screen.findByText('7 / 7');
  });

  it('writes the prize in one face where the face for headings has not all characters', async () => {
    withMessages({ game: ja }, 'ja');
    show({ ...won, prize: '黄金の人参' }, { ownRabbit: 3 });
    for (const prize of screen.getAllByText(/黄金の人参/)) expect(prize.dataset.face).toBe('system');
    await screen.findByText('7 / 7');
  });

  it('shows the proof of the payment', async () => {
    const payment = 'P'.repeat(43);
    show({ ...won, payment: { payment, note: 'Paid in full', at: 1 } });
    const link = screen.getByRole('link', { name: /^Proof of payment/ });
    expect(link.getAttribute('href')).toBe(`https://gateway.example/tx/${payment}`);
    expect(screen.getByText('Paid in full')).toBeTruthy();
    await screen.findByText('7 / 7');
  });

  it('shows it also where the staff gave the prize without a winner of the game', async () => {
    show({ phase: 'ended', prize: 'A golden carrot', payment: { payment: 'P'.repeat(43), at: 1 } });
    expect(screen.getByText('A golden carrot')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Proof of payment/ })).toBeTruthy();
    await screen.findByText('7 / 7');
  });

  it.each([
    ['account that the staff gave', { event: 'fair_x', network: 'app_x' }, 'staff_x'],
    ['account that the app lists for the event', { event: 'fair_x', network: 'app_x' }, 'fair_x'],
    ['account of the app', { network: 'app_x' }, 'app_x'],
  ])('asks to follow the %s, whoever won', async (_, follow, account) => {
    show({ phase: 'ended', ...(account === 'staff_x' && { follow: account }) }, { follow });
    const link = screen.getByRole('link', { name: new RegExp(`^Follow @${account} on X`) });
    expect(link.getAttribute('href')).toBe(`https://x.com/intent/follow?screen_name=${account}`);
    await screen.findByText('7 / 7');
  });

  it('says when the leaderboard can’t be read, and reads it again', async () => {
    const leaderboard = jest.fn(board);
    leaderboard.mockRejectedValueOnce(new AppError('ao.unavailable'));
    show(won, { leaderboard });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7 / 7')).toBeTruthy();
  });

  it.each([
    [/being judged/, { phase: 'running', reveal: { at: 1, key: 'k' } }],
    [/Nobody found the key this time/, { phase: 'ended' }],
  ])('says %s', async (text, event) => {
    show(event);
    expect(screen.getByText(text)).toBeTruthy();
    await screen.findByText('7 / 7');
  });

  it('is not there while the game goes on', () => {
    show({ phase: 'running' });
    expect(screen.getByText('The game goes on')).toBeTruthy();
  });
});
