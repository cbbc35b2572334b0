import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/vibe/en.json';
import { answering, gardenInfo, gardenParty, Stage } from '../../testing/stage';
import { VibePage } from './vibe-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  withMessages({ shell: { ...en, ...later } });
});

const info = {
  ...gardenInfo,
  latestRainbows: [
    { rabbit: 3 as RabbitId, nickname: 'Clover', block: 100, at: 1000 },
    { rabbit: 5 as RabbitId, nickname: 'Heather', block: 101, at: 2000 },
  ],
  announcements: [
    { text: 'Welcome', at: 1 },
    { text: 'Lunch is ready', at: 2 },
  ],
};
const board = {
  at: 1,
  total: 1,
  rows: [
    {
      rank: 1,
      rabbit: 5 as RabbitId,
      nickname: 'Heather',
      colour: 'violet' as const,
      count: 1,
      colours: ['red' as const],
    },
  ],
};

const wall = (ao = answering({ Info: info, Leaderboard: board }), path = '/vibe') =>
  render(
    <Stage ao={ao} path={path}>
      <VibePage />
    </Stage>,
  );

test('the wall shows how to join, the numbers, the newest news and who is ahead', async () => {
  wall();
  expect(await screen.findByText('1,234')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code that leads into the game' })).toBeTruthy();
  expect(screen.getByText('localhost/#/rabbit/demo')).toBeTruthy();
  expect(screen.getByText('Lunch is ready')).toBeTruthy();
  expect(screen.queryByText('Welcome')).toBeNull();
  expect(screen.queryByText(/Block #/)).toBeNull();
  expect(await screen.findByRole('img', { name: '1 of 7 colors: Red' })).toBeTruthy();
});

test('a passer-by reads what the game is and what it is about', async () => {
  wall(answering({ Info: { ...info, prize: 'A golden carrot' }, Leaderboard: board }));
  expect(await screen.findByText('Grand prize: A golden carrot')).toBeTruthy();
  expect(screen.getByText(/^Scan other players’ rabbits/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/');
});

test('the latest rainbows stand beside rabbits of their players’ own colours, never a white one', async () => {
  wall();
  await screen.findByRole('img', { name: '1 of 7 colors: Red' });
  const title = screen.getByRole('heading', { name: 'Latest rainbows' });
  const rainbows = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(rainbows.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(['Heather', 'Clover']);
  expect(rainbows.map((item) => item.querySelector<HTMLElement>('[data-mood]')?.dataset.colour)).toEqual([
    'violet',
    // Not among the rows of the leaderboard that are known.
    'rainbow',
  ]);
  expect(document.querySelector('[data-colour="white"]')).toBeNull();
});

test('the numbers are named in the plural that they take', async () => {
  wall(answering({ Info: { ...info, scans: 1, rainbows: 1 }, Leaderboard: board }));
  expect(await screen.findByText('Complete rainbow')).toBeTruthy();
  expect(screen.getByText('Scan')).toBeTruthy();
  expect(screen.getByText('Players')).toBeTruthy();
});

test('a ledger that can not be read is reported, and joining stays possible', async () => {
  wall(answering({}));
  expect(await screen.findByText('These numbers may be old')).toBeTruthy();
  expect(screen.getByText('Join with your phone')).toBeTruthy();
});

test('where a ticket is needed, the wall says how to get one, and what its code is good for', async () => {
  wall(answering({ Info: { ...info, admission: 'tickets' }, Leaderboard: board }));
  expect(await screen.findByText('Join with a card from the entrance')).toBeTruthy();
  expect(screen.getByText('Ask the staff for a card, and scan the code on it with your phone.')).toBeTruthy();
  expect(screen.getByText('This code only shows you the game.')).toBeTruthy();
  expect(screen.queryByText('Join with your phone')).toBeNull();
});

test('while every place is taken, the wall invites nobody', async () => {
  wall(answering({ Info: { ...info, capacity: info.players }, Leaderboard: board }));
  expect(await screen.findByText('All places are taken')).toBeTruthy();
  expect(screen.queryByText('Join with your phone')).toBeNull();
});

const over = { ...info, phase: 'ended' as const, prize: 'A golden carrot' };
const winner = {
  rabbit: 5 as RabbitId,
  nickname: 'Heather',
  address: 'H'.repeat(43) as Address,
  at: 1,
  block: 1,
};
const reveal = { at: 1, key: 'k' };

test.each([
  ['is caught', { ...over, reveal, winner }, 'White Rabbit has been caught!'],
  ['is sought by judges', { ...info, reveal }, 'The answers are being judged…'],
  ['was never found', over, 'The game is over'],
])('once the White Rabbit %s, the wall says so and invites nobody any more', async (_, end, title) => {
  wall(answering({ Info: end, Leaderboard: board }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByText('Heather was the first with the key') !== null).toBe('winner' in end);
  expect(screen.queryByText('Grand prize: A golden carrot') !== null).toBe(end.phase === 'ended');
  if (end.phase === 'ended')
    expect(await screen.findByRole('img', { name: '1 of 7 colors: Red' })).toBeTruthy();
  expect(screen.queryByText('Join with your phone')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code that leads into the game' })).toBeNull();
});

test('a short break is said, and the wall still invites', async () => {
  wall(answering({ Info: { ...info, phase: 'paused' }, Leaderboard: board }));
  expect(await screen.findByText('Nobody loses a color: the game goes on soon.')).toBeTruthy();
  expect(screen.getByText('Join with your phone')).toBeTruthy();
});

test('the end of an event names the next one, the first that is still to begin', async () => {
  const next = { process: 'N'.repeat(43) as ProcessId, slug: 'next', name: 'Orchard Fair', city: 'Taipei' };
  const startsAt = Date.UTC(2027, 0, 2, 10);
  const ao = memoryAo({
    read: async ({ process, tags }) => {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      const ofNext = { ...gardenInfo, phase: 'open', startsAt };
      const ofEvent = process === next.process ? ofNext : { ...over, winner };
      const answer = action === 'Leaderboard' ? board : ofEvent;
      return {
        Messages: [{ Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(answer) }],
      };
    },
  });
  render(
    <Stage ao={ao} path="/vibe" events={[gardenParty, next]}>
      <VibePage />
    </Stage>,
  );
  expect((await screen.findByText(/^Next: /)).textContent).toMatch(/^Next: Orchard Fair · Taipei · .*2027/);
});

const unlisted = `/vibe?event=garden&p=${'G'.repeat(43)}`;

test('a link shows the wall of an event that the app does not list, which says so, and keeps nothing', async () => {
  wall(answering({ Info: { ...info, slug: 'garden', name: 'Rose Garden' }, Leaderboard: board }), unlisted);
  expect(await screen.findByRole('heading', { name: 'Rose Garden' })).toBeTruthy();
  expect(screen.getByText('This event is not listed by this app')).toBeTruthy();
  expect(localStorage.getItem('rr-events')).toBeNull();
  expect(await screen.findByText('1,234')).toBeTruthy();
});

test('a process that goes by another slug is not shown, and takes the place of no listed event', async () => {
  const other = answering({ Info: { ...info, slug: 'other', name: 'Other' }, Leaderboard: board });
  const { unmount } = wall(other, unlisted);
  expect(await screen.findByText('There is no event named “garden”')).toBeTruthy();
  unmount();
  wall(other, `/vibe?event=demo&p=${'G'.repeat(43)}`);
  expect(await screen.findByRole('heading', { name: 'Garden Party' })).toBeTruthy();
});

test('an unlisted event whose ledger can not be read is reported, with a way to ask again', async () => {
  wall(answering({}), unlisted);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('an unknown event is not replaced by another', () => {
  wall(undefined, '/vibe?event=elsewhere');
  expect(screen.getByRole('heading').textContent).toBe('There is no event named “elsewhere”');
});
