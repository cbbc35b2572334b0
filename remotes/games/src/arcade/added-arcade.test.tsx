import { MissingPageContext } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { canBeAdded } from '../added/can-be-added';
import { AddedGame } from '../game-page/added-game';
import { type ArcadeStage, ArcadeStagePage, arcadeStage } from '../testing/arcade-stage';
import { AddedArcade } from './added-arcade';

const rome = {
  slug: 'rome',
  zone: 'Europe/Rome',
  names: { en: 'Rome' },
  latitude: 4190,
  longitude: 1250,
  skyline: { colour: 'red', land: 'hills', ground: 'park', towers: 3, houses: 8, seed: 7 },
};

const stage = (more: ArcadeStage['answers'] = {}) =>
  arcadeStage({ cityIndex: () => ({ total: 1, cities: [rome] }), ...more });

beforeEach(() => {
  localStorage.clear();
  withMessages({ games: en });
});

const open = (at: string, page: 'arcade' | 'whac', on = stage()) =>
  render(
    <MissingPageContext value={() => <p>Missing</p>}>
      <ArcadeStagePage
        stage={on}
        at={at}
        route={`/social/:city/games${page === 'arcade' ? '' : `/${page}`}`}
        isConnected={false}
      >
        {page === 'arcade' ? <AddedArcade /> : <AddedGame page={page} />}
      </ArcadeStagePage>
    </MissingPageContext>,
  );

test('a city that the community added has an arcade with its games and its boards', async () => {
  const on = stage();
  open('/social/rome/games', 'arcade', on);
  expect(await screen.findByRole('heading', { level: 1, name: 'Games in Rome' })).toBeTruthy();
  await screen.findByText(en['challenges.none']);
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(way('Play Whac a Rabbit')).toBe('/social/rome/games/whac');
  expect(way('Play HyperStax')).toBe('/social/rome/games/hyperstax');
  expect(way('The page of Rome')).toBe('/social/rome');
  expect(on.asked.filter(({ action }) => action === 'Board').map(({ data }) => data.board)).toContain(
    'whac-city-rome',
  );
});

test('a game of it is played for its board', async () => {
  open('/social/rome/games/whac', 'whac');
  expect(await screen.findByRole('tab', { name: 'Rome' })).toBeTruthy();
  expect(screen.getByRole('link', { name: en['game.back'].replace('{{city}}', 'Rome') })).toBeTruthy();
});

test('a slug of no city is a missing page once the community has answered', async () => {
  open('/social/oslo/games', 'arcade');
  expect(screen.queryByText('Missing')).toBeNull();
  expect(await screen.findByText('Missing')).toBeTruthy();
});

test('the eight have their own pages, or no arcade', () => {
  expect(['ph', 'lisbon', 'mumbai', 'R', ''].filter((city) => canBeAdded({ city }))).toEqual([]);
  expect(canBeAdded({ city: 'rome' })).toBe(true);
});
