import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import athletics from '../../locales/athletics/en.json';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage } from '../testing/community-stage';
import { AthleticsPage } from './athletics-page';

const season = {
  number: 1,
  title: 'Spring\u202E',
  startsAt: 1_700_000_000_000,
  endsAt: 1_900_000_000_000,
  best: 5,
};
const line = { rounds: 3, wins: 1, form: [2, 0, 1], members: 12 };
const round = {
  number: 4,
  kind: 'meet-up',
  ref: '7',
  title: 'The harbour walk',
  startsAt: 1_700_000_000_000,
  endsAt: 1_700_100_000_000,
  state: 'ended',
};

function leagueStage({ city, hasSeason = true }: { city?: string; hasSeason?: boolean } = {}) {
  let joined = city;
  return communityStage({
    league: () => ({
      ...(hasSeason && { season }),
      table: hasSeason
        ? [
            { city: 'lisbon', points: 30, moved: 1, ...line },
            { city: 'new-town', points: 12, ...line, form: [] },
          ]
        : [],
      rounds: hasSeason ? [{ ...round, number: 5, title: 'The rainy walk', state: 'cancelled' }, round] : [],
      total: 2,
    }),
    mine: () => ({
      organiserOf: [],
      leadOf: [],
      isStaff: false,
      isOwner: false,
      ...(joined && { cityOfSeason: joined }),
    }),
    join: ({ city: chosen }) => {
      joined = String(chosen);
      return { city: chosen, season: 1 };
    },
    leagueRound: () => ({
      ...round,
      total: 1,
      cities: [
        {
          city: 'lisbon',
          place: 1,
          points: 1_234_567,
          counted: 1,
          scorers: 1,
          by: [{ address: 'q'.repeat(43), name: '<b>Ana</b>', points: 1_234_567 }],
        },
      ],
    }),
  });
}

beforeEach(() => withMessages({ social: { ...en, ...athletics } }));

function open(stage: CommunityStage, isConnected = true) {
  render(
    <StagePage stage={stage} at="/social/athletics" route="/social/athletics" isConnected={isConnected}>
      <AthleticsPage />
    </StagePage>,
  );
}

test('the table says the cities, their last rounds and how they moved', async () => {
  open(leagueStage(), false);
  const lisbon = await screen.findByRole('row', { name: /Lisbon/ });
  expect(within(lisbon).getByText('Places in the last rounds: 2, none, 1')).toBeTruthy();
  expect(within(lisbon).getByText('up 1 place by the last round')).toBeTruthy();
  expect(within(lisbon).getByText('30')).toBeTruthy();
  expect(screen.getByRole('row', { name: /new-town/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect a wallet' })).toBeTruthy();
});

test('a city is chosen by one approval, after its consequence was read, and then stands', async () => {
  const stage = leagueStage();
  open(stage);
  const go = await screen.findByRole('button', { name: 'Choose a city first' });
  expect((go as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/you can’t change it before the next season/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your city'), { target: { value: 'lisbon' } });
  const join = screen.getByRole('button', { name: 'Play for this city: Lisbon' });
  join.focus();
  fireEvent.click(join);
  fireEvent.click(join);
  expect(
    await screen.findByText('You play for this city: Lisbon. That stands until the season ends.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Your city')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText(/^You play for this city: Lisbon\./));
  expect(stage.asked.filter(({ action }) => action === 'Join')).toMatchObject([{ data: { city: 'lisbon' } }]);
});

test('the choice of a city waits for what the wallet has chosen already', async () => {
  const stage = leagueStage({ city: 'lisbon' });
  const { mine } = stage.answers;
  let isGone = true;
  open(
    communityStage({
      ...stage.answers,
      mine: (data, message) => {
        if (isGone) throw new Error('city.unknown');
        return mine?.(data, message);
      },
    }),
  );
  expect(await screen.findByText(en['error.city.unknown'])).toBeTruthy();
  expect(screen.queryByText(athletics['league.join.title'])).toBeNull();
  isGone = false;
  fireEvent.click(screen.getByRole('button', { name: en['live.again'] }));
  expect(await screen.findByText(/^You play for this city: Lisbon\./)).toBeTruthy();
});

test('a round is read once it is opened, and shows who carried each city, as text', async () => {
  const stage = leagueStage({ city: 'lisbon' });
  open(stage);
  const title = await screen.findByText('The harbour walk');
  expect(stage.asked.some(({ action }) => action === 'LeagueRound')).toBe(false);
  const details = title.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('<b>Ana</b>')).toBeTruthy();
  expect(screen.getByText('1,234,567 points')).toBeTruthy();
});

test('a cancelled round is shown as such, and has no scores to open', async () => {
  open(leagueStage());
  const title = await screen.findByText('The rainy walk');
  expect(title.closest('details')).toBeNull();
  expect(within(title.parentElement as HTMLElement).getByText('Cancelled')).toBeTruthy();
});

test('without a season the page says so', async () => {
  open(leagueStage({ hasSeason: false }));
  expect(await screen.findByText('No season is running. The next one is announced here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How the league works' })).toBeTruthy();
});
