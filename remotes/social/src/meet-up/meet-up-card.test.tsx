import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import type { MeetUpFacts } from './domain/meet-up-facts';
import { MeetUpCard } from './meet-up-card';

const hourMs = 3_600_000;

const meetUp: MeetUpFacts = {
  id: 7,
  city: 'lisbon',
  title: 'Rabbits by the river',
  text: 'Bring a phone.\nWe walk.',
  startsAt: Date.now() + hourMs,
  minutes: 60,
  zone: 'Europe/Lisbon',
  place: 'Ribeira das Naus',
  mapUrl: 'https://www.openstreetmap.org/#map=18/38.7/-9.1',
  capacity: 2,
  coming: 2,
  waiting: 1,
  checkedIn: 0,
};

beforeEach(() => withMessages({ social: en }));
afterEach(cleanup);

const show = (change: Partial<MeetUpFacts> = {}, isOpen = false) =>
  render(
    <AtPath path="/social">
      <MeetUpCard meetUp={{ ...meetUp, ...change }} path="/social/lisbon" isOpen={isOpen} />
    </AtPath>,
  );

test('a card of a list leads to the open card, and says that the meet-up is full', () => {
  show();
  expect(screen.getByRole('link', { name: meetUp.title }).getAttribute('href')).toBe(
    '/social/lisbon?meetup=7',
  );
  expect(screen.getByText('Full')).toBeTruthy();
  expect(screen.getByText('2 coming, room for 2')).toBeTruthy();
  expect(screen.getByText('1 waiting for a place')).toBeTruthy();
  expect(screen.queryByText(/Bring a phone/)).toBeNull();
});

test('the open card has the whole text and a heading in place of the link', () => {
  show({}, true);
  expect(screen.getByRole('heading', { name: meetUp.title })).toBeTruthy();
  expect(screen.queryByRole('link', { name: meetUp.title })).toBeNull();
  expect(screen.getByText(/Bring a phone/)).toBeTruthy();
});

test('only an encrypted address is a map', () => {
  show({ mapUrl: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
});

test.each<[Partial<MeetUpFacts>, string]>([
  [{ cancelled: true }, 'Cancelled'],
  [{ startsAt: Date.now() - 1000 }, 'Happening now'],
  [{ startsAt: Date.now() - 2 * hourMs, checkedIn: 12 }, 'Over'],
  [{ startsAt: Date.now() - 2 * hourMs, checkedIn: 12 }, '12 were here'],
])('%o is said to be: %s', (change, words) => {
  show(change);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each<[string, Partial<MeetUpFacts>]>([
  ['cancelled', { cancelled: true }],
  ['over', { startsAt: Date.now() - 2 * hourMs }],
])('nobody is said to come to a meet-up that is %s', (_, change) => {
  show({ ...change, waiting: 3 });
  expect(screen.queryByText(/coming|waiting/)).toBeNull();
});

test('the room of a large meet-up is written as numbers are in the language', () => {
  show({ capacity: 12_500 });
  expect(screen.getByText('2 coming, room for 12,500')).toBeTruthy();
});
