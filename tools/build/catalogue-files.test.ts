import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogueOf } from './catalogue-files.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, messages: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(messages));
}

test('the texts of folders of the source belong to the first catalogue, those of parts do not', () => {
  put('locales/en.json', { title: 'Games' });
  put('locales/staff/en.json', { act: 'Act' });
  put('src/games/dot/locales/en.json', { 'title.dot': 'Dot' });
  put('src/games/dot/locales/pl.json', { 'title.dot': 'Kropka' });
  expect(catalogueOf(folder, 'en')).toEqual({ title: 'Games', 'title.dot': 'Dot' });
});

test('a key that two files have is rejected', () => {
  put('locales/en.json', { title: 'Games' });
  put('src/games/dot/locales/en.json', { title: 'Dot' });
  expect(() => catalogueOf(folder, 'en')).toThrow('has "title", which is in another catalogue as well.');
});
