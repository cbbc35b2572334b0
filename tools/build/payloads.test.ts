import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../../shared/src/i18n/locales';
import { payloadFile, payloadsOf, prerenderedIn } from './payloads';

/** Writes a shell with the texts of pages; returns its folder. */
function shellWith(pages: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-shell-'));
  for (const [code, names] of Object.entries(pages)) {
    const texts = path.join(folder, 'src/pages/texts', code);
    mkdirSync(texts, { recursive: true });
    for (const name of names)
      writeFileSync(path.join(texts, `${name}.json`), `{ "title": "${name} ${code}" }\n`);
  }
  return folder;
}

const codes = locales.map(({ code }) => code);

test('each page has its data in each language, English without a prefix', () => {
  const folder = shellWith(Object.fromEntries(codes.map((code) => [code, ['about', 'terms']])));
  const payloads = payloadsOf(folder);
  expect(payloads).toHaveLength(2 * codes.length);
  expect(payloads).toContainEqual({ path: '/about', text: '{"title":"about en"}' });
  expect(payloads).toContainEqual({ path: '/zh-cn/terms', text: '{"title":"terms zh-cn"}' });
  for (const { path: prerendered, text } of payloads) {
    const file = path.join(folder, 'dist', payloadFile(prerendered));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(prerenderedIn(path.join(folder, 'dist'))).toEqual(payloads.map(({ path: one }) => one).sort());
  rmSync(folder, { recursive: true });
});

test('a page that a language lacks is refused', () => {
  const folder = shellWith({ ...Object.fromEntries(codes.map((code) => [code, ['about']])), pl: ['terms'] });
  expect(() => payloadsOf(folder)).toThrow(/about\.json/);
  rmSync(folder, { recursive: true });
});
