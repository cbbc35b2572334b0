import { readFileSync } from 'node:fs';
import { readCommand, usage } from './options';

const optionsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, option = '']) => option).filter((option) => option !== '--help');

test('the README has a row for each option', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const shown = optionsIn(usage, /^ +(--[\w-]+)/gm);
  expect(shown.length).toBeGreaterThan(5);
  expect(optionsIn(readme, /^\| `(--[\w-]+)/gm).toSorted()).toEqual(shown.toSorted());
});

test('an unknown option is a mistake', () => {
  expect(readCommand(['--sing']).kind).toBe('mistake');
});
