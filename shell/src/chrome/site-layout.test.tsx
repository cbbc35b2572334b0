import { type LayoutName, layoutNames } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import { SiteAreasProvider } from '../site-links';
import type { LayoutParts } from './layouts/look';
import { looks } from './layouts/looks';
import { fetchLooks } from './layouts/use-look';
import { SiteLayout } from './site-layout';

beforeEach(() => withMessages({ shell: en }));

const app = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <WalletProvider>
      <SiteAreasProvider areas={[]}>{children}</SiteAreasProvider>
    </WalletProvider>
  </MemoryRouter>
);

const page = (name: LayoutName, content: ReactNode = <h1>Page</h1>) => (
  <SiteLayout name={name}>{content}</SiteLayout>
);

const withLook = layoutNames.filter((name) => name !== 'default' && name !== 'none');

test('every two layouts differ in header, art, footer, type and movement', () => {
  const kinds: readonly (keyof LayoutParts)[] = ['header', 'art', 'footer', 'type', 'motion'];
  for (const kind of kinds) {
    const variants = Object.values(looks).map(({ parts }) => parts[kind]);
    expect(new Set(variants).size).toBe(withLook.length);
  }
});

test.each(withLook)(
  'layout %s has its header, its footer and drawings that screen readers skip',
  async (name) => {
    await fetchLooks();
    const { parts } = looks[name];
    const { container } = render(page(name), { wrapper: app });
    expect(screen.getByRole('banner').dataset.variant).toBe(parts.header);
    expect(screen.getByRole('contentinfo').dataset.variant).toBe(parts.footer);
    expect(container.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(0);
    expect(screen.queryByRole('img')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Page' })).toBeTruthy();
  },
);

test('the header with its focus, its menu and the main landmark outlive every change of layout', async () => {
  await fetchLooks();
  const { rerender } = render(page('default'), { wrapper: app });
  const header = screen.getByRole('banner');
  const main = screen.getByRole('main');
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  fireEvent.click(menu);
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  for (const name of withLook) {
    rerender(page(name));
    expect(screen.getByRole('banner')).toBe(header);
    expect(screen.getByRole('main')).toBe(main);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(dialog);
    expect(header.contains(menu)).toBe(true);
  }
  rerender(page('none'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('main')).toBe(main);
});

test('the contents of a page to read lead to its sections, and follow the page', async () => {
  await fetchLooks();
  const sections = (...names: string[]) => [
    <h1 key="">Terms</h1>,
    ...names.map((name) => <h2 key={name}>{name}</h2>),
  ];
  const { rerender } = render(page('policy', sections('Rights')), { wrapper: app });
  expect(screen.queryByRole('navigation', { name: 'Terms' })).toBeNull();
  rerender(page('policy', sections('Rights', 'Duties')));
  const contents = await screen.findByRole('navigation', { name: 'Terms' });
  const duties = screen.getByRole('heading', { name: 'Duties' });
  duties.scrollIntoView = jest.fn();
  fireEvent.click(within(contents).getByRole('button', { name: 'Duties', hidden: true }));
  expect(document.activeElement).toBe(duties);
  await act(async () => rerender(page('policy', sections('Rights', 'Duties', 'Changes'))));
  await waitFor(() =>
    expect(within(contents).getByRole('button', { name: 'Changes', hidden: true })).toBeTruthy(),
  );
});
