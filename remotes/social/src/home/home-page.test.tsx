import { visitorWallet } from '@rainbow-rabbit/parts/testing';
import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { parseBuiltInPage } from '../city/built-in-page';
import { BuiltInPlace, builtIn } from '../testing/built-in-pages';
import { communityStage, stageAo } from '../testing/community-stage';
import { CommunitiesAbout } from './about-page';
import { CommunitiesHome } from './home-page';

beforeEach(() => withMessages({ social: en }));

const demo = { slug: 'demo', process: 'p'.repeat(43), name: 'Garden Party' };

test('the home says what it is, and leads to the events that are listed and to the arcades', () => {
  render(
    <BuiltInPlace at="/social" network={{ events: [demo] }}>
      <CommunitiesHome />
    </BuiltInPlace>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en['title.home']);
  expect(screen.getByText(parseBuiltInPage(builtIn('/social')).lead)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play Garden Party' }).getAttribute('href')).toBe('/rabbit/demo');
  const arcades = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.endsWith('/games'));
  expect(arcades).toHaveLength(6);
});

const info = quietEvent({ phase: 'open', startsAt: Date.UTC(2026, 11, 1, 12) });

const reveal = { at: 1, key: 'K'.repeat(43) };
const winner = { rabbit: 1, nickname: 'Ann', address: 'a'.repeat(43), at: 1, block: 1 };

const ways = () =>
  screen
    .getAllByRole('link', { name: /^(Play|Results of) Event/ })
    .map(({ textContent }) => Number(textContent?.at(-1)));

test('six events say their phase and one that does not answer stays a way in; ended ones stand last on the next page', async () => {
  const processOf = (index: number) => `${index}`.repeat(43);
  const events = Array.from({ length: 8 }, (_, index) => ({
    slug: `event-${index}`,
    process: processOf(index),
    name: `Event ${index}`,
  }));
  const stage = communityStage({
    info: (_, { process }) => {
      if (process === processOf(1)) throw new Error('broken');
      return process === processOf(2) ? { ...info, phase: 'ended', reveal, winner } : info;
    },
  });
  const show = () =>
    render(
      <BuiltInPlace at="/social" network={{ events }} ao={stageAo(stage)}>
        <CommunitiesHome />
      </BuiltInPlace>,
    );
  const { container, unmount } = show();
  const places = container.querySelectorAll('a[href^="/rabbit/"] + p');
  expect(places).toHaveLength(6);
  await waitFor(() => expect(screen.getAllByText(en['event.phase.open'])).toHaveLength(4));
  expect(places[0]?.textContent).toMatch(/Begins Tue, Dec 1/);
  expect(places[1]?.textContent).toBe('');
  expect(places[2]?.textContent).toBe(`${en['event.phase.ended']}${en['event.caught']}`);
  expect(stage.asked).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Play Event 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Results of Event 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play Event 2' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Play Event 6' })).toBeNull();
  expect(screen.getByRole('link', { name: en['event.all'] }).getAttribute('href')).toBe('/');
  expect(ways()).toEqual([0, 1, 2, 3, 4, 5]);

  unmount();
  show();
  await waitFor(() => expect(screen.getAllByText(en['event.phase.open'])).toHaveLength(5));
  expect(ways()).toEqual([0, 3, 4, 5, 1, 6]);
});

test('a network without events says that the arcades are open', () => {
  render(
    <BuiltInPlace at="/social">
      <CommunitiesHome />
    </BuiltInPlace>,
  );
  expect(screen.getByText(en['home.now.none'])).toBeTruthy();
});

test('the about page says how to start a community', () => {
  render(
    <BuiltInPlace at="/social/about">
      <WalletProvider store={visitorWallet()}>
        <CommunitiesAbout />
      </WalletProvider>
    </BuiltInPlace>,
  );
  expect(screen.getByRole('heading', { name: 'How to start one' })).toBeTruthy();
});
