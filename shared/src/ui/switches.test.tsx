import { act, fireEvent, render, screen } from '@testing-library/react';
import { addCatalogues, cataloguesFrom } from '../i18n/catalogues';
import { sharedCatalogues } from '../i18n/shared-catalogues';
import { withMessages } from '../testing';
import { applyTheme } from './apply-theme';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

beforeEach(() => withMessages());

const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('another language leaves what was typed where it is', async () => {
  await addCatalogues('shared', sharedCatalogues);
  render(
    <>
      <LanguageSwitch />
      <input aria-label="Nickname" />
    </>,
  );
  fireEvent.input(screen.getByLabelText('Nickname'), { target: { value: 'Momo' } });
  await choose('Language', 'pl');
  expect(await screen.findByLabelText<HTMLSelectElement>('Język')).toHaveProperty('value', 'pl');
  expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Momo');
});

test('a language that could not be had completely says so', async () => {
  const half = cataloguesFrom(async (code) => {
    if (code === 'ja') throw new TypeError('Failed to fetch');
    return { default: { hello: 'Hello' } };
  });
  await addCatalogues('half', half);
  render(<LanguageSwitch />);
  await choose('Language', 'ja');
  expect((await screen.findByRole('status')).textContent).toMatch(/もう一度選ぶと再試行します/);
});

test('day and night are kept for the next visit; the system is followed by default', async () => {
  applyTheme();
  const { theme } = document.documentElement.dataset;
  expect(theme).toBeUndefined();
  render(<ThemeSwitch />);
  await choose('Colors', 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await choose('Colors', 'system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
