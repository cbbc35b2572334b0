import { changeLocale, locales } from '@rainbow-rabbit/shared/i18n';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import { aboutTexts } from '../about/about-texts';
import { privacyTexts } from '../policy/privacy-texts';
import { termsTexts } from '../policy/terms-texts';
import type { Text } from './text';
import { TextPage } from './text-page';

beforeEach(() => withMessages({ shell: en }));

const outline = ({ sections }: Text) =>
  sections.map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]);

test.each([
  ['about', aboutTexts],
  ['terms', termsTexts],
  ['privacy', privacyTexts],
])('%s says the same things in every language, and each in its own', async (_, texts) => {
  const english = await texts.en();
  for (const { code } of locales) {
    const text = await texts[code]();
    expect(outline(text)).toEqual(outline(english));
    if (code !== 'en') expect(text.intro).not.toBe(english.intro);
  }
});

test('a text follows the language of the page', async () => {
  render(<TextPage loaders={termsTexts} />);
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  await act(() => changeLocale('pl'));
  expect(await screen.findByRole('heading', { name: 'Regulamin' })).toBeTruthy();
});

test('a text that could not be had can be asked for again', async () => {
  const load = jest.fn(termsTexts.en).mockRejectedValueOnce(new Error('Loading chunk 3 failed'));
  render(<TextPage loaders={{ ...termsTexts, en: load }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
});
