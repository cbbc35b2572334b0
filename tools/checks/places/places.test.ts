import { treeOf } from '../testing/tree-of';
import { checkPlaces } from './places';

const problems = (text: string) =>
  checkPlaces(treeOf({ 'docs/a.md': text })).findings.map(({ problem }) => problem);

test('finds folders of one machine and registry hosts', () => {
  expect(problems('see /home/anna/notes')).toEqual(['names a folder of one machine: /home/anna/notes.']);
  expect(problems('"resolved": "https://registry.example.org/x"')).toEqual([
    'names a registry host: https://registry.example.org.',
  ]);
});

test('addresses, relative paths and the system’s own folders are fine', () => {
  expect(problems('https://example.org/home/anna ./work/x src/root/x /usr/bin/chromium')).toEqual([]);
});
