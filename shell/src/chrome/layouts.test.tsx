import { layoutNames } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import { SiteAreasProvider } from '../site-links';
import { registered } from '../testing/registered';
import { fetchLooks } from './layouts/use-look';
import { SiteLayout } from './site-layout';

beforeEach(() => withMessages({ shell: en }));

const app = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <WalletProvider>
      <SiteAreasProvider areas={[registered()]}>{children}</SiteAreasProvider>
    </WalletProvider>
  </MemoryRouter>
);

test.each(layoutNames)('layout %s has one main landmark around its page', async (name) => {
  await fetchLooks();
  await act(async () => render(<SiteLayout name={name}>Page</SiteLayout>, { wrapper: app }));
  expect(screen.getByRole('main').textContent).toBe('Page');
});

test('the game has the screen to itself; everything else has header and footer', () => {
  const { unmount } = render(<SiteLayout name="none">Page</SiteLayout>, { wrapper: app });
  expect(screen.queryByRole('banner')).toBeNull();
  unmount();
  render(<SiteLayout name="default">Page</SiteLayout>, { wrapper: app });
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Connect wallet' })).toBeTruthy();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' })).toBeTruthy();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hall' })).toBeTruthy();
});

test('the keyboard can skip the header', () => {
  render(<SiteLayout name="default">Page</SiteLayout>, { wrapper: app });
  fireEvent.click(screen.getByRole('button', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the menu of small screens leads on and closes', () => {
  render(<SiteLayout name="default">Page</SiteLayout>, { wrapper: app });
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  // The shell's own link, and that of an area.
  expect(menu.getAllByRole('link').map(({ lastChild }) => lastChild?.textContent)).toEqual(['Play', 'Hall']);
  expect(menu.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/#live-events');
  fireEvent.click(menu.getByRole('link', { name: 'Hall' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
