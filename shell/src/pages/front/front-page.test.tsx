import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { answering, gardenInfo, gardenParty, Stage } from '../event/testing/stage';
import { FrontPage } from './front-page';

beforeEach(() => withMessages({ shell: en }));

test('there is one clear way to play, and it leads into the event', async () => {
  render(
    <Stage ao={answering({ Info: gardenInfo })}>
      <FrontPage />
    </Stage>,
  );
  await screen.findByText('Live now');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Can you collect all seven?');
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/rabbit/demo');
});

test('numbers come from the process of the event', async () => {
  render(
    <Stage ao={answering({ Info: gardenInfo })}>
      <FrontPage />
    </Stage>,
  );
  expect(await screen.findByText('1,234')).toBeTruthy();
  expect(screen.getByText('Live now')).toBeTruthy();
});

test.each([
  ['needs a ticket', { admission: 'tickets' as const }, 'You need a ticket: ask the staff at the entrance.'],
  ['is full', { capacity: gardenInfo.players }, 'All places are taken.'],
])('an event that %s says so beside the way in', async (_, setting, text) => {
  render(
    <Stage ao={answering({ Info: { ...gardenInfo, ...setting } })}>
      <FrontPage />
    </Stage>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  ['can not be reached', answering({})],
  ['says something else', answering({ Info: { players: -1 } })],
])('a process that %s leaves the numbers out, and the way in', async (_, ao) => {
  render(
    <Stage ao={ao}>
      <FrontPage />
    </Stage>,
  );
  await screen.findByText(gardenParty.name);
  expect(screen.queryByText('Players')).toBeNull();
  expect(screen.getByRole('link', { name: 'Join Garden Party' })).toBeTruthy();
});

test('without an event it says so, and still explains the game', () => {
  render(
    <Stage events={[]}>
      <FrontPage />
    </Stage>,
  );
  expect(screen.getByText('No event is on right now. Come back soon!')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
});
