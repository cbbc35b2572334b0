import { maxRabbits } from '@rainbow-rabbit/processes/rabbit/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { type StageAnswers, seen, stageSection } from '../../testing/section-stage';
import { PlayersSection } from './players-section';

const address = (rabbit: number) => String(rabbit).padStart(43, '0');
const row = (rabbit: number) => ({
  rabbit,
  address: address(rabbit),
  nickname: `Player ${rabbit}`,
  colour: 'green',
  count: 2,
  voided: 0,
  given: 1,
});
const total = 60_000;

/** A process with very many players. */
const many: StageAnswers = {
  Players: ({ offset, limit, search }: { offset: number; limit: number; search?: string }) => ({
    total,
    at: 1,
    ...(search === undefined
      ? { rows: Array.from({ length: Math.min(limit, total - offset) }, (_, at) => row(offset + at + 1)) }
      : { rows: offset === 0 ? [row(7)] : [], ...(offset < total && { next: offset + 500 }) }),
  }),
};

const clover = {
  registered: true,
  address: address(12),
  rabbit: 12,
  nickname: 'Clover',
  colour: 'blue',
  banned: false,
  collected: [
    { colour: 'red', rabbit: 4, nickname: 'Thistle', slot: 9, at: 1000, status: 'confirmed' },
    { colour: 'green', rabbit: 1, nickname: 'Daisy', slot: 9, at: 1000, status: 'pending' },
  ],
  complete: false,
  rank: 5,
  voided: 1,
  given: 3,
  chain: { start: 1, length: 9, after: 1, slot: 1, value: 'x' },
  caught: [{ rabbit: 8, nickname: 'Fern', address: address(8), slot: 9, claim: 'c', at: 1000 }],
  at: 1,
};

const find = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a player'), { target: { value: text } });

it('lists very many players with few rows, each of which leads to its page', async () => {
  stageSection(<PlayersSection />, { answers: many });
  expect(await seen('60,000 rabbit numbers given out')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  fireEvent.click(await screen.findByRole('link', { name: /Player 3/ }));
  expect(await screen.findByRole('link', { name: 'All players' })).toBeTruthy();
});

it('looks a bounded number of times for a name, and goes on when asked to', async () => {
  const read = jest.fn(many.Players as (data: object) => object);
  stageSection(<PlayersSection />, { answers: { Players: read } });
  await seen('60,000 rabbit numbers given out');
  read.mockClear();
  find('player');
  expect(await seen('1 player found')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(3);
  fireEvent.click(screen.getByRole('button', { name: 'Search further' }));
  await screen.findByText('1 player found');
  expect(read).toHaveBeenCalledTimes(6);
});

it('finds the player of a number before those with the number in their name', async () => {
  stageSection(<PlayersSection />, { answers: many });
  await seen('60,000 rabbit numbers given out');
  find('#12');
  expect(await seen('2 players found')).toBeTruthy();
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Player 12')).toBeTruthy();
});

it('shows one player, and bans with a reason', async () => {
  const { lastAct, doAct } = stageSection(<PlayersSection />, {
    path: '/?rabbit=12',
    answers: { Me: clover },
  });
  expect(await seen('Clover')).toBeTruthy();
  expect(screen.getByText('Fern')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ban' }));
  expect(lastAct()).toMatchObject({ title: 'Ban Clover?' });
  expect(await doAct('cheating')).toEqual({ action: 'Ban', data: { reason: 'cheating', rabbit: 12 } });
});

it('strikes one color, and removes', async () => {
  const { doAct } = stageSection(<PlayersSection />, { path: '/?rabbit=12', answers: { Me: clover } });
  fireEvent.click(await screen.findByRole('button', { name: 'Strike Red' }));
  expect(await doAct('a photo')).toEqual({
    action: 'Strike',
    data: { reason: 'a photo', rabbit: 12, colour: 'red' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await doAct('left')).toMatchObject({ action: 'Remove' });
});

it('offers to take a ban back, and shows it', async () => {
  const { doAct } = stageSection(<PlayersSection />, {
    path: '/?rabbit=12',
    answers: { Me: { ...clover, banned: true, rank: undefined } },
  });
  expect(await seen('Banned')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take the ban back' }));
  expect(await doAct()).toEqual({ action: 'Unban', data: { reason: 'Ban taken back', rabbit: 12 } });
});

it('says that nobody plays a number', async () => {
  stageSection(<PlayersSection />, {
    path: `/?rabbit=${maxRabbits}`,
    answers: { Me: { registered: false, at: 1 } },
  });
  expect(await seen(`Nobody plays rabbit #${maxRabbits}`)).toBeTruthy();
});

it('says why the players can’t be read, and reads again', async () => {
  stageSection(<PlayersSection />, { answers: {} });
  expect(await seen(/You seem to be offline/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const flagged = {
  total: 1,
  rows: [{ rabbit: 12, nickname: 'Rude', flags: 3, reason: 'An insult', flaggedAt: 1 }],
  at: 1,
};

it('shows reported nicknames, and hides one with a reason or leaves it', async () => {
  const { lastAct, doAct } = stageSection(<PlayersSection />, {
    info: { namesFlagged: 1 },
    answers: { Players: { total: 0, rows: [], at: 1 }, Flags: flagged },
  });
  expect(await seen('An insult')).toBeTruthy();
  expect(screen.getByText(/^3 reports/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the nickname' }));
  expect(lastAct()).toMatchObject({ title: 'Hide the nickname “Rude”?' });
  expect(await doAct('rude')).toEqual({
    action: 'HideName',
    data: { reason: 'rude', rabbit: 12, isHidden: true },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(await doAct()).toMatchObject({ action: 'HideName', data: { rabbit: 12, isHidden: false } });
});

it('shows a hidden nickname again', async () => {
  const { doAct } = stageSection(<PlayersSection />, {
    path: '/?rabbit=12',
    answers: { Me: { ...clover, nickname: '#12', hiddenFor: 'rude' } },
  });
  expect(await seen('Nickname hidden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the nickname' }));
  expect(await doAct()).toMatchObject({ action: 'HideName', data: { rabbit: 12, isHidden: false } });
});
