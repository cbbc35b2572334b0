import { MissingPageContext } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage } from '../testing/community-stage';
import { AddedCityScreen } from './added-city-screen';

const rome = {
  slug: 'rome',
  zone: 'Europe/Rome',
  names: { en: 'Rome', ja: 'ローマ' },
  latitude: 4190,
  longitude: 1250,
  skyline: { colour: 'red', land: 'hills', ground: 'park', towers: 3, houses: 8, seed: 7 },
};

const answers: CommunityStage['answers'] = {
  cityIndex: () => ({ total: 1, cities: [rome] }),
  mine: () => ({ organiserOf: [], leadOf: [], isStaff: false, isOwner: false }),
  cityPage: () => ({
    city: 'rome',
    language: 'en',
    zone: 'Europe/Rome',
    organisers: [],
    number: 0,
    older: false,
  }),
  meetUps: () => ({ total: 0, rows: [] }),
  board: () => ({ id: 'city-rome', list: 'admitted', total: 0, rows: [], others: 0 }),
};

beforeEach(() => {
  localStorage.clear();
  withMessages({ social: en });
});

const open = (at: string, stage = communityStage(answers), hasCommunity = true) =>
  render(
    <MissingPageContext value={() => <p>Missing</p>}>
      <StagePage stage={stage} at={at} route="/social/:city" hasCommunity={hasCommunity}>
        <AddedCityScreen />
      </StagePage>
    </MissingPageContext>,
  );

test('a city that the community added has a page, with its skyline, its board and its arcade', async () => {
  const { unmount } = open('/social/rome');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome community' })).toBeTruthy();
  expect(
    await screen.findByText(
      (_, element) => element?.tagName.toLowerCase() === 'svg' && element.childElementCount > 7,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: en['city.play.arcade'] }).getAttribute('href')).toBe(
    '/social/rome/games',
  );
  expect(screen.getByText(en['city.board.title'])).toBeTruthy();
  expect(await screen.findByText(en['city.board.none'])).toBeTruthy();
  unmount();
  // the next visit shows it in the first frame
  const { container } = open('/social/rome');
  expect(container.textContent).toContain('Rome community');
  expect(await screen.findByText(en['city.board.none'])).toBeTruthy();
});

test('a slug of no city is a missing page once the community has answered', async () => {
  open('/social/oslo');
  expect(screen.queryByText('Missing')).toBeNull();
  expect(await screen.findByText('Missing')).toBeTruthy();
});

test('where there is no community, the page says so', () => {
  open('/social/rome', communityStage({}), false);
  expect(screen.getByText(en['no-community.title'])).toBeTruthy();
});

test('a community that does not answer is asked again', async () => {
  let isGone = true;
  const stage = communityStage({
    ...answers,
    cityIndex: (...asked) => {
      if (isGone) throw new Error('message.malformed');
      return answers.cityIndex?.(...asked);
    },
  });
  open('/social/rome', stage);
  const again = await screen.findByRole('button', { name: en['live.again'] });
  isGone = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome community' })).toBeTruthy();
});
