import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { keepEvent, openLinkedEvent } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import live from '../../../locales/vibe/en.json';
import { answering, gardenInfo, gardenParty, Stage } from '../../testing/stage';
import { FrontPage } from './front-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  withMessages({ shell: { ...en, ...live } });
});

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

test('an event that the visitor keeps is there with a word that it is not listed, one that was only visited is not', async () => {
  const process = 'G'.repeat(43) as ProcessId;
  openLinkedEvent({ slug: 'spring', process, name: gardenParty.name });
  const stage = (
    <Stage ao={answering({ Info: gardenInfo })}>
      <FrontPage />
    </Stage>
  );
  const { unmount } = render(stage);
  expect(await screen.findByText('Live now')).toBeTruthy();
  expect(screen.getAllByText(gardenParty.name)).toHaveLength(1);
  expect(screen.queryByText('This event is not listed by this app')).toBeNull();
  unmount();
  keepEvent({ slug: 'spring', process, name: 'Rose Garden' });
  render(stage);
  expect(await screen.findAllByText('Live now')).toHaveLength(2);
  const kept = screen.getByRole('heading', { name: 'Rose Garden' }).closest('li') as HTMLElement;
  expect(within(kept).getByText('This event is not listed by this app')).toBeTruthy();
  expect(screen.getAllByText('This event is not listed by this app')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/rabbit/demo');
});

const won = {
  phase: 'ended',
  winner: { rabbit: 1, nickname: 'Ann', address: 'a'.repeat(43), at: 1, block: 1 },
};

test.each([
  ['has a winner', won, 'White Rabbit has been caught! Ann was the first with the key'],
  ['is being judged', { reveal: { at: 1, key: 'K'.repeat(43) } }, 'The answers are being judged…'],
  ['ended without a winner', { phase: 'ended' }, 'The game is over'],
])('an event that %s says so, and nothing invites into it', async (_, facts, text) => {
  const next = { slug: 'next', process: 'N'.repeat(43) as ProcessId, name: 'Next Party' };
  const reading = answering({ Info: gardenInfo });
  const ended = answering({ Info: { ...gardenInfo, ...facts } as typeof gardenInfo });
  const ao: typeof reading = {
    ...reading,
    read: (message, options) => (message.process === next.process ? reading : ended).read(message, options),
  };
  const { unmount } = render(
    <Stage ao={ao} events={[gardenParty, next]}>
      <FrontPage />
    </Stage>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join Garden Party' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Results of Garden Party' }).getAttribute('href')).toBe(
    '/rabbit/demo',
  );
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/rabbit/next');
  expect(screen.getByRole('link', { name: 'Join Next Party' })).toBeTruthy();
  unmount();

  render(
    <Stage ao={ended}>
      <FrontPage />
    </Stage>,
  );
  expect(await screen.findByText('No event is on right now. Come back soon!')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
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
