import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../../shared/src/i18n/locales';
import { declaredTexts } from './declared-texts';

const texts = () =>
  declaredTexts({ folder, place: 'locales', keys: ['title', 'name'], subject: 'The declaration of hall' });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'declared-texts-'));
  mkdirSync(path.join(folder, 'locales'));
  for (const { code } of locales) write(code, { title: `Title ${code}`, name: `Hall ${code}`, other: 'No' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (code: string, messages: object) =>
  writeFileSync(path.join(folder, `locales/${code}.json`), JSON.stringify(messages));

test('the declared texts are taken from the messages of each language, and no others', () => {
  expect(texts()).toEqual(
    Object.fromEntries(locales.map(({ code }) => [code, { title: `Title ${code}`, name: `Hall ${code}` }])),
  );
});

test('a declared key without a text in some language fails the build, and is named', () => {
  write('pl', { title: 'Sala' });
  expect(() => texts()).toThrow('The declaration of hall names what has no text: "name" in locales/pl.json.');
});
