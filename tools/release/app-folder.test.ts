import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@rainbow-rabbit/shared/area';
import { writeFiles } from '../build/write-files';
import { placeShell, writeRegistry } from './app-folder';

test('a new shell takes the place of the old one, and the records of earlier builds stay', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-app-'));
  const write = (file: string, text: string) => writeFiles(top, { [file]: text });
  for (const id of ['1', '2']) {
    write(`dist${id}/index.html`, id);
    write(`dist${id}/static/${id}.js`, id);
    write(`dist${id}/builds/latest.json`, id);
    write(`dist${id}/builds/meta/${id}.json`, id);
  }
  const app = path.join(top, 'app');
  write('app/areas.json', '{}');
  for (const id of ['1', '2']) placeShell(app, path.join(top, `dist${id}`));
  expect(readdirSync(app).sort()).toEqual(['areas.json', 'builds', 'index.html', 'static']);
  expect(readdirSync(path.join(app, 'static'))).toEqual(['2.js']);
  expect(readFileSync(path.join(app, 'builds/latest.json'), 'utf8')).toBe('2');
  expect(readdirSync(path.join(app, 'builds/meta')).sort()).toEqual(['1.json', '2.json']);
  rmSync(top, { recursive: true });
});

test('two areas that declare acts of one receiver are not offered together', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-app-'));
  const entry = (name: string, enabled = true) =>
    ({ name, enabled, acts: ['processes.hall'], manifest: `areas/${name}/1/area.json` }) as RegistryEntry;
  writeRegistry(top, { areas: { hall: entry('hall'), thief: entry('thief', false) } });
  expect(() => writeRegistry(top, { areas: { hall: entry('hall'), thief: entry('thief') } })).toThrow(
    'thief declares acts of processes.hall, which are those of hall.',
  );
  rmSync(top, { recursive: true });
});
