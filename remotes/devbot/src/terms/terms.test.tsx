import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changeLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import start from '../../locales/en.json';
import en from '../../locales/terms/en.json';
import { AcceptTerms } from './accept-terms';
import { LaunchTermsPage } from './launch-terms-page';
import { plainTerms, type TermsText } from './terms-text';
import { isKnownVersion, type TermsKind, termsOf } from './terms-versions';

const kinds: readonly TermsKind[] = ['tokens', 'memecoins'];
const folder = path.join(import.meta.dirname, 'texts');
const textOf = (version: string, code: Locale, kind: TermsKind): TermsText =>
  JSON.parse(readFileSync(path.join(folder, version, code, `${kind}.json`), 'utf8'));

beforeEach(async () => {
  withMessages({ devbot: { ...start, ...en } });
  await changeLocale('en');
});

describe.each(kinds)('the terms of %s', (kind) => {
  const { version, hash } = termsOf(kind);

  it('of every version have the fingerprint that launches carry', () => {
    const dates = readdirSync(folder).sort();
    expect(dates.at(-1)).toBe(version);
    for (const date of dates) {
      const text = plainTerms(textOf(date, 'en', kind));
      const computed = createHash('sha256').update(text).digest('hex');
      expect([date, computed, isKnownVersion(kind, { version: date, hash: computed })]).toEqual([
        date,
        computed,
        true,
      ]);
    }
    expect(isKnownVersion(kind, { version, hash: 'ab'.repeat(32) })).toBe(false);
  });

  it('say the same things in every language, and each in its own', () => {
    const outline = ({ sections }: TermsText) =>
      sections.map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]);
    const english = textOf(version, 'en', kind);
    for (const { code } of locales) {
      const text = textOf(version, code, kind);
      expect(outline(text)).toEqual(outline(english));
      if (code !== 'en') expect(text.intro).not.toBe(english.intro);
    }
  });

  it('are shown with their date and fingerprint, in the language of the page', async () => {
    render(<LaunchTermsPage page={kind} />);
    const english = textOf(version, 'en', kind);
    expect(await screen.findByRole('heading', { level: 1, name: english.title })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(english.sections.length);
    expect(screen.getByText('November 23, 2026')).toBeTruthy();
    expect(screen.getByText(hash)).toBeTruthy();
    await act(() => changeLocale('pl'));
    expect(await screen.findByRole('heading', { name: textOf(version, 'pl', kind).title })).toBeTruthy();
  });
});

function Form() {
  const [isAccepted, accept] = useState(false);
  const error = isAccepted ? undefined : en['terms.accept.missing'];
  return (
    <AtPath path="/devbot">
      <AcceptTerms
        kind="memecoins"
        checked={isAccepted}
        onChange={({ target }) => accept(target.checked)}
        error={error}
      />
    </AtPath>
  );
}

test('terms are accepted by one tick, and can be read in place', async () => {
  render(<Form />);
  const box = screen.getByRole('checkbox', { name: en['terms.accept.memecoins'] });
  expect(screen.getByText(en['terms.accept.missing'])).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  const read = screen.getByRole('button', { name: en['terms.read'] });
  fireEvent.click(read);
  const { title } = textOf(termsOf('memecoins').version, 'en', 'memecoins');
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  fireEvent.click(read);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(box);
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByText(en['terms.accept.missing'])).toBeNull();
});
