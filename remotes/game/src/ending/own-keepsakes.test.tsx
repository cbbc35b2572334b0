import type { KeepsakeRow } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext } from '../session/player-context';
import { OwnKeepsakes } from './own-keepsakes';

const address = 'a'.repeat(43) as Address;
const asset = 's'.repeat(43) as NonNullable<KeepsakeRow['asset']>;
const network = { gateways: ['https://gateway.example/', 'https://other.example/'], events: [], wallets: {} };

beforeEach(() => withMessages({ game: en }));

interface Place {
  rows: KeepsakeRow[];
  keepsake?: (kind: string) => Promise<unknown>;
  hasWallet?: boolean;
}

function show({ rows, keepsake = async () => ({}), hasWallet = true }: Place) {
  const client = { process: 'p', keepsake, keepsakes: async () => ({ rows, at: 1 }) };
  const player = hasWallet ? { signer: { address } } : undefined;
  return render(
    <NetworkProvider network={network as never}>
      <GameContext value={{ client } as unknown as Game}>
        <PlayerContext value={player as never}>
          <OwnKeepsakes address={address} />
        </PlayerContext>
      </GameContext>
    </NetworkProvider>,
  );
}

test('each keepsake that was earned is asked for by its own button, and shows its picture once it is made', async () => {
  const rows: KeepsakeRow[] = [
    { kind: 'attendance', isAsked: false },
    { kind: 'rainbow', isAsked: true, asset },
  ];
  const asked: string[] = [];
  const keepsake = async (kind: string) => {
    asked.push(kind);
    rows[0] = { kind: 'attendance', isAsked: true, lateAt: Date.now() + 600_000 };
  };
  const { container } = show({ rows, keepsake });
  const get = await screen.findByRole('button', { name: 'Get it: I was there' });
  await act(async () => fireEvent.click(get));
  expect(await screen.findByText(en['keepsakes.making'])).toBeTruthy();
  expect(asked).toEqual(['attendance']);
  expect(screen.queryByRole('button')).toBeNull();
  const picture = container.querySelector('img');
  expect(picture?.src).toBe(`https://gateway.example/${asset}`);
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')?.src).toBe(`https://other.example/${asset}`);
});

test('a keepsake that is late says so, and is asked for again', async () => {
  const rows: KeepsakeRow[] = [
    { kind: 'attendance', isAsked: true, lateAt: Date.now() - 1 },
    { kind: 'rainbow', isAsked: true, lateAt: Date.now() + 600_000 },
  ];
  const keepsake = async () => {
    rows[0] = { kind: 'attendance', isAsked: true, lateAt: Date.now() + 1_200_000 };
  };
  show({ rows, keepsake });
  expect(await screen.findByText(en['keepsakes.late'])).toBeTruthy();
  expect(screen.getAllByText(en['keepsakes.making'])).toHaveLength(1);
  const [again, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(again?.getAttribute('aria-label')).toBe('Ask again: I was there');
  await act(async () => again && fireEvent.click(again));
  expect(screen.getAllByText(en['keepsakes.making'])).toHaveLength(2);
  expect(screen.queryByText(en['keepsakes.late'])).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refusal is shown, and without a wallet nothing can be asked for', async () => {
  const rows: KeepsakeRow[] = [{ kind: 'win', isAsked: false }];
  const refuse = async () => {
    throw new AppError('keepsake.not-earned');
  };
  const { unmount } = show({ rows, keepsake: refuse });
  const get = await screen.findByRole('button', { name: 'Get it: The grand prize' });
  await act(async () => fireEvent.click(get));
  expect(await screen.findByText(en['error.keepsake.not-earned'])).toBeTruthy();
  unmount();
  show({ rows, hasWallet: false });
  expect(await screen.findByText('The grand prize')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who has earned nothing sees nothing of it', async () => {
  const { container } = show({ rows: [] });
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});
