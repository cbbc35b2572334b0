import { leavePage } from '@rainbow-rabbit/parts/testing';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import organiser from '../../locales/organiser/en.json';
import { type ArcadeStage, ArcadeStagePage, arcadeStage, infoOf, stageRunner } from '../testing/arcade-stage';
import { ArcadePage } from './arcade-page';

beforeEach(() => {
  localStorage.clear();
  withMessages({ games: { ...en, ...organiser } });
});
afterEach(leavePage);

interface ShowOptions {
  isConnected?: boolean;
  hasArcade?: boolean;
  events?: readonly object[];
}

const show = (stage: ArcadeStage, options: ShowOptions = {}) =>
  render(
    <ArcadeStagePage stage={stage} at="/social/singapore/games" {...options}>
      <ArcadePage page="singapore" />
    </ArcadeStagePage>,
  );

test('an arcade shows its games, and how to play each', async () => {
  show(arcadeStage(), { isConnected: false });
  await screen.findByText(en['challenges.none']);
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(way('Play Whac a Rabbit')).toBe('/social/singapore/games/whac');
  expect(way('Play Arcade rabbit')).toBe('/social/singapore/games/rabbit');
  expect(way('The page of Singapore')).toBe('/social/singapore');
});

test("today's runs show their first places and the own one", async () => {
  // any day: midnight may pass while the page is drawn
  const isOfDay = (board: unknown) => /^whac-daily-\d{8}$/.test(String(board));
  const row = { place: 1, address: 'w'.repeat(43), score: 900, run: 'r'.repeat(43), runAt: 5 };
  const stage = arcadeStage({
    board: ({ board }) => (isOfDay(board) ? { board, total: 9, rows: [row] } : { board, total: 0, rows: [] }),
    boardPlace: ({ board }) =>
      isOfDay(board)
        ? { board, total: 9, own: { place: 7, score: 50, run: row.run, runAt: 5 }, rows: [] }
        : { board, total: 0, rows: [] },
    names: () => ({ names: { [row.address]: 'Alia' } }),
  });
  show(stage);
  expect(await screen.findByText('Alia')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'You stand at place 7 with 50' })).toBeTruthy();
});

test('a network without an arcade leaves the games to practise', () => {
  const stage = arcadeStage();
  show(stage, { hasArcade: false });
  expect(screen.getByText(en['no-arcade.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play Whac a Rabbit' })).toBeTruthy();
  expect(stage.asked).toEqual([]);
});

test('the challenges of a city lead to their pages', async () => {
  const challenge = {
    slug: 'friday',
    name: 'Friday night',
    game: 'hyperstax',
    city: 'singapore',
    startsAt: 0,
    endsAt: 8_000_000_000_000,
    pace: 1,
    sameCourse: false,
    isEnded: false,
    isHidden: false,
    organiser: 'o'.repeat(43),
  };
  show(arcadeStage({ challenges: () => ({ total: 1, rows: [challenge] }) }));
  const way = await screen.findByRole('link', { name: /Friday night/ });
  expect(way.getAttribute('href')).toBe('/stax/friday');
});

test('the events of the city are a way on', async () => {
  show(arcadeStage(), {
    events: [
      { slug: 'demo', process: 'p'.repeat(43), name: 'Harbour Hunt', city: 'Singapore' },
      { slug: 'other', process: 'q'.repeat(43), name: 'Elsewhere', city: 'Lisbon' },
    ],
  });
  await screen.findByText(en['challenges.none']);
  expect(screen.getByRole('link', { name: 'Play Harbour Hunt' }).getAttribute('href')).toBe('/rabbit/demo');
  expect(screen.queryByRole('link', { name: 'Play Elsewhere' })).toBeNull();
});

test('only organisers and staff can make a challenge here', async () => {
  const { unmount } = show(arcadeStage());
  await screen.findByText(en['challenges.none']);
  expect(screen.queryByRole('button', { name: organiser['organiser.make'] })).toBeNull();
  unmount();
  show(arcadeStage({ info: () => infoOf({ organisers: [stageRunner] }) }));
  expect(await screen.findByRole('button', { name: organiser['organiser.make'] })).toBeTruthy();
  expect(screen.queryByRole('button', { name: organiser['organiser.people'] })).toBeNull();
});
