import { MissingPageContext } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import board from '../../locales/board/en.json';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage, stageVisitor } from '../testing/community-stage';
import { BoardScreen } from './board-page';
import { BoardsPage } from './boards-page';

const total = 100_000;
const addressAt = (place: number) => String(place).padStart(43, 'a');
const rowAt = (place: number) => ({
  place,
  address: addressAt(place),
  name: `Rabbit ${place}`,
  city: 'lisbon',
  points: 2 * total - place,
  moved: place === 2 ? -3 : 0,
});
const hostile = '<img src=x onerror=alert(1)>\u202Egnp.exe';
const own = { ...rowAt(70_000), address: stageVisitor, name: hostile };

const largeBoard = () =>
  communityStage({
    board: ({ id, offset, limit }) => {
      if (id !== 'overall') throw new Error('board.unknown');
      const first = Number(offset) + 1;
      return {
        id,
        list: 'admitted',
        total,
        others: 0,
        rows: Array.from({ length: Number(limit) }, (_, index) => rowAt(first + index)),
      };
    },
    boardPlace: ({ id }) => ({ id, list: 'admitted', total, place: own.place, rows: [own] }),
    boardSearch: ({ id, name, from }) => {
      if (name === 'Rab') return { id, rows: [rowAt(7), rowAt(70)] };
      if (name === 'Many' && from === 3000) throw new Error('city.unknown');
      const first = Number(from) / 50;
      const rows = Array.from({ length: name === 'Many' ? 20 : 0 }, (_, index) => rowAt(first + index));
      return { id, rows, ...(name !== 'Zed' && { next: Number(from) + 1000 }) };
    },
    boards: () => ({
      total: 2,
      boards: [
        { id: 'overall', kind: 'overall', rows: total, changedAt: 1 },
        { id: 'city-lisbon', kind: 'city', city: 'lisbon', rows: 3, changedAt: 1 },
      ],
    }),
  });

beforeEach(() => {
  withMessages({ social: { ...en, ...board } });
  // jsdom has no layout to scroll.
  window.scrollTo = jest.fn();
});

async function open(stage: CommunityStage, at = '/social/leaderboard/overall', isConnected = true) {
  render(
    <MissingPageContext value={() => <h1>Missing</h1>}>
      <StagePage stage={stage} at={at} route="/social/leaderboard/:id" isConnected={isConnected}>
        <BoardScreen />
      </StagePage>
    </MissingPageContext>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const places = (stage: CommunityStage) =>
  stage.asked.filter(({ action }) => action === 'Board').map(({ data }) => data.offset);

test('a board of 100,000 rows is read and drawn where it is seen', async () => {
  const stage = largeBoard();
  await open(stage, undefined, false);
  expect(await screen.findByText('Rabbit 1')).toBeTruthy();
  expect(screen.getByText('100,000 people')).toBeTruthy();
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe(String(total));
  expect(places(stage)).toEqual([0]);
  expect(screen.getByText('down 3 places since yesterday')).toBeTruthy();
});

test('the own row is pinned while it is out of view, and a hostile name is text in its own direction', async () => {
  await open(largeBoard());
  const pinned = await screen.findByRole('region', { name: 'Your place' });
  expect(pinned.getAttribute('data-side')).toBe('below');
  expect(within(pinned).getByText('70,000')).toBeTruthy();
  const name = within(pinned).getByText('<img src=x onerror=alert(1)>gnp.exe');
  expect(name.tagName).toBe('BDI');
  expect(document.querySelector('img')).toBeNull();
});

test('a name is searched once its letters stand, and stays in the address', async () => {
  const stage = largeBoard();
  await open(stage, undefined, false);
  await screen.findByText('Rabbit 1');
  const field = screen.getByRole('searchbox');
  for (const text of ['R', 'Ra', 'Rab']) fireEvent.change(field, { target: { value: text } });
  expect(await screen.findByText('2 people found. Press a row to see it on the leaderboard.')).toBeTruthy();
  const searched = stage.asked.filter(({ action }) => action === 'BoardSearch').map(({ data }) => data.name);
  expect(searched).toEqual(['Rab']);
  fireEvent.click(screen.getByRole('button', { name: /Rabbit 70/ }));
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
});

test('a place is scrolled to once, and not again by another choice of rows', async () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(64 * total);
  const scrollTo = jest.mocked(window.scrollTo as (options: ScrollToOptions) => void);
  const farPlaces = () => scrollTo.mock.calls.filter(([{ top = 0 }]) => top > 64 * 60_000);
  await open(largeBoard());
  await screen.findByText('Rabbit 1');
  fireEvent.click(await screen.findByRole('button', { name: 'Go to my place: 70,000' }));
  expect(farPlaces()).not.toEqual([]);
  scrollTo.mockClear();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'month' } });
  await screen.findByText('Rabbit 1');
  expect(farPlaces()).toEqual([]);
  jest.restoreAllMocks();
});

const searchedFrom = (stage: CommunityStage) =>
  stage.asked.filter(({ action }) => action === 'BoardSearch').map(({ data }) => data.from);

test('a search with more names goes on by a press, from its first new row, and keeps what it has when a reply fails', async () => {
  const stage = largeBoard();
  await open(stage, '/social/leaderboard/overall?name=Many', false);
  expect(
    await screen.findByText('20 people found so far. Press a row to see it on the leaderboard.'),
  ).toBeTruthy();
  expect(searchedFrom(stage)).toEqual([0]);
  // by text: asking for the names of so many buttons takes long
  const more = screen.getByText('Show more people');
  fireEvent.click(more);
  expect(await screen.findByText(/^40 people found so far/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('Rabbit 20').closest('button'));
  fireEvent.click(more);
  expect(await screen.findByText(/^60 people found so far/)).toBeTruthy();
  fireEvent.click(more);
  expect(await screen.findByText(en['error.city.unknown'])).toBeTruthy();
  expect(screen.getByText(/^60 people found so far/)).toBeTruthy();
  expect(searchedFrom(stage)).toEqual([0, 1000, 2000, 3000]);
});

test.each([
  ['Nobody', 'Nobody found yet, but more names are left to look at.', 5],
  ['Zed', 'Nobody found. Names are searched from their first letter.', 1],
])('a search for %s that finds nobody says so after a few replies', async (name, text, replies) => {
  const stage = largeBoard();
  await open(stage, `/social/leaderboard/overall?name=${name}`, false);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(searchedFrom(stage)).toHaveLength(replies);
});

describe('the title of an event’s board', () => {
  const event = 'e'.repeat(43);
  const page = { id: event, list: 'admitted', total: 1, others: 0, rows: [rowAt(1)] };
  const eventInfo = { phase: 'ended', name: 'Garden' };
  const openEvent = async (answers: CommunityStage['answers']) => {
    const stage = communityStage(answers);
    await open(stage, `/social/leaderboard/${event}`, false);
    return stage;
  };

  test('is the one that the community has, in its own direction and without what can’t be seen', async () => {
    const stage = await openEvent({ board: () => ({ ...page, title: '\u202E<b>Garden\n party</b>' }) });
    const title = await screen.findByText('<b>Garden party</b>');
    expect(title.tagName).toBe('BDI');
    expect(stage.asked.some(({ action }) => action === 'Info')).toBe(false);
  });

  test('is else the name that the event’s process has, of bounded length', async () => {
    const stage = await openEvent({
      board: () => page,
      info: () => ({ ...eventInfo, name: 'Party '.repeat(1000) }),
    });
    const title = await screen.findByText(/^Party Party/);
    expect(title.textContent).toHaveLength(80);
    expect(stage.asked.map(({ action }) => action)).toEqual(['Board', 'Info']);
  });

  test('is the shortened id while nobody names it', async () => {
    const stage = await openEvent({ board: () => page });
    await waitFor(() => expect(stage.asked.map(({ action }) => action)).toContain('Info'));
    expect(screen.getByRole('heading', { name: 'Event eeeee…eeeee' })).toBeTruthy();
  });

  test('is not asked for by an id that the community does not know', async () => {
    const stage = communityStage({
      board: () => {
        throw new Error('board.unknown');
      },
      info: () => eventInfo,
    });
    await open(stage, `/social/leaderboard/${event}`, false);
    expect(await screen.findByRole('heading', { name: 'Missing' })).toBeTruthy();
    expect(stage.asked.map(({ action }) => action)).toEqual(['Board']);
  });
});

test('city and time come from the address and go to the process', async () => {
  const stage = largeBoard();
  await open(stage, '/social/leaderboard/overall?city=lisbon&period=month', false);
  await screen.findByText('Rabbit 1');
  expect(stage.asked.find(({ action }) => action === 'Board')?.data).toMatchObject({
    city: 'lisbon',
    period: 'month',
  });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'all' } });
  await waitFor(() => expect(stage.asked.at(-1)?.data).toMatchObject({ city: 'lisbon', period: 'all' }));
});

test('everybody without a ticket is on a list of their own, to which the own place leads', async () => {
  const stage = communityStage({
    ...largeBoard().answers,
    board: ({ id, list }) => ({
      id,
      list,
      total: list === 'others' ? 1 : 0,
      others: 1,
      rows: list === 'others' ? [own] : [],
    }),
    boardPlace: ({ id }) => ({ id, list: 'others', total: 1, place: 1, rows: [{ ...own, place: 1 }] }),
  });
  await open(stage, '/social/leaderboard/overall?city=lisbon');
  expect(await screen.findByText(board['board.empty-people'])).toBeTruthy();
  expect(screen.getByText(board['board.proves'])).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Go to my place: 1, among everybody else' }));
  expect(await screen.findByText('1 wallet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show your ticket' })).toBeTruthy();
  expect(screen.queryByLabelText('City')).toBeNull();
  expect(stage.asked.find(({ data }) => data.list === 'others')?.data.city).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'admitted' } });
  expect(await screen.findByText('0 people')).toBeTruthy();
});

test('a board that the process does not know is a missing page', async () => {
  await open(largeBoard(), '/social/leaderboard/game-nothing', false);
  expect(await screen.findByRole('heading', { name: 'Missing' })).toBeTruthy();
});

test('rows stay on the screen while the network is gone, with their age', async () => {
  let isGone = false;
  const { answers } = largeBoard();
  const stage = communityStage({
    ...answers,
    board: (data, message) => {
      if (isGone) throw new Error('ao.unreachable');
      return answers.board?.(data, message);
    },
  });
  await open(stage, undefined, false);
  await screen.findByText('Rabbit 1');
  isGone = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^This is from /)).toBeTruthy();
  expect(screen.getByText('Rabbit 1')).toBeTruthy();
});

test('the list of boards groups them, and reads rows of one board only', async () => {
  const stage = largeBoard();
  render(
    <StagePage stage={stage} at="/social/leaderboard" route="/social/leaderboard">
      <BoardsPage />
    </StagePage>,
  );
  const link = await screen.findByRole('link', { name: 'Lisbon 3 people' });
  expect(link.getAttribute('href')).toBe('/social/leaderboard/city-lisbon');
  expect(screen.getByRole('heading', { name: 'Cities' })).toBeTruthy();
  expect(await screen.findByText('Rabbit 3')).toBeTruthy();
  expect(stage.asked.map(({ action }) => action)).toEqual(['Boards', 'Board']);
});

test('more boards are added to those that are shown, which stay meanwhile', async () => {
  const summary = (index: number) => ({ id: `game-${index}`, kind: 'game', rows: 1, changedAt: 1 });
  const stage = communityStage({
    boards: ({ offset, limit }) => ({
      total: 60,
      boards: Array.from({ length: Math.min(Number(limit), 60 - Number(offset)) }, (_, index) =>
        summary(Number(offset) + index),
      ),
    }),
  });
  render(
    <StagePage stage={stage} at="/social/leaderboard" route="/social/leaderboard">
      <BoardsPage />
    </StagePage>,
  );
  fireEvent.click(await screen.findByText(board['board.all.more']));
  expect(document.querySelectorAll('li')).toHaveLength(40);
  await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(60));
  expect(screen.queryByText(board['board.all.more'])).toBeNull();
});

test('a page at rest keeps what it shows and reads nothing, until it is used again', async () => {
  jest.useFakeTimers();
  try {
    const stage = largeBoard();
    render(
      <StagePage stage={stage} at="/social/leaderboard" route="/social/leaderboard">
        <BoardsPage />
      </StagePage>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Rabbit 3')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    const asked = stage.asked.length;
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    expect(stage.asked).toHaveLength(asked);
    expect(screen.getByText('Rabbit 3')).toBeTruthy();
    fireEvent.keyDown(window, { key: 'Tab' });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(stage.asked.length).toBeGreaterThan(asked);
  } finally {
    jest.useRealTimers();
  }
});
