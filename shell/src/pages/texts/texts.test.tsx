import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import type { Text } from './text';
import { TextPage } from './text-page';

const fileOf = (page: string, code: string) =>
  readFileSync(path.join(import.meta.dirname, code, `${page}.json`), 'utf8');
const textOf = (page: string, code: Locale): Text => JSON.parse(fileOf(page, code));

const givenFetch = globalThis.fetch;
let asked: string[] = [];
/** The answer to the next request, in place of the payload. */
let fault: string | undefined;

beforeEach(async () => {
  withMessages({ shell: en });
  await changeLocale('en');
  asked = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    const [, code = 'en', page = ''] = /localhost\/(?:([\w-]+)\/)?(\w+)\/_payload\.json/.exec(url) ?? [];
    const body = fault ?? fileOf(page, code);
    fault = undefined;
    return new Response(body);
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = givenFetch;
});

const outline = ({ sections }: Text) =>
  sections.map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]);

test.each(['about', 'terms', 'privacy', 'wallet'])(
  '%s says the same things in every language, and each in its own',
  (page) => {
    const english = textOf(page, 'en');
    for (const { code } of locales) {
      const text = textOf(page, code);
      expect(outline(text)).toEqual(outline(english));
      if (code !== 'en') expect(text.intro).not.toBe(english.intro);
    }
  },
);

test('a text follows the language of the page, and is fetched once for each', async () => {
  render(<TextPage page="terms" />);
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  await act(() => changeLocale('pl'));
  expect(await screen.findByRole('heading', { name: 'Regulamin' })).toBeTruthy();
  await act(() => changeLocale('en'));
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  expect(asked).toEqual([
    'http://localhost/terms/_payload.json?',
    'http://localhost/pl/terms/_payload.json?',
  ]);
});

// Each in another language: a text that has come is not asked for again.
test.each([
  ['ja', '<h1>Not found</h1>'],
  ['pl', 'null'],
  ['zh-cn', '{}'],
  ['zh-tw', '{"title":"a","intro":"b","sections":[{"heading":7}]}'],
] as const)('in %s, an answer %j is no text, and the text can be asked for again', async (code, answer) => {
  await changeLocale(code);
  fault = answer;
  render(<TextPage page="privacy" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: textOf('privacy', code).title })).toBeTruthy();
});
