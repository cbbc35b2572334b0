import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceTree } from '../checks/source/source-tree';
import { labelCharacters, latinCharacters } from './characters';
import { faces, fileNameOf } from './faces';
import { messagesIn } from './label-messages';
import coverage from './testing/coverage.json';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'shared/src/ui/faces');
const tree = readSourceTree(root);

/** A label of a new area may lack some characters until the faces are made again; the system's face draws them. */
const mostLacking = 0.15;

test('labels are short messages that are no sentences', () => {
  expect(labelCharacters(['虹の色', '色です。', '色'.repeat(17), 'Rainbow'])).toEqual(['の', '色', '虹']);
});

test.each(faces)('$family is there and covers the labels of its language', (face) => {
  expect(readFileSync(path.join(folder, `${fileNameOf(face)}.woff2`)).toString('latin1', 0, 4)).toBe('wOF2');
  const covered = new Set(Object.entries(coverage).find(([family]) => family === face.family)?.[1]);
  const characters = face.locale ? labelCharacters(messagesIn(tree, face.locale)) : latinCharacters();
  const lacking = characters.filter((character) => !covered.has(character));
  expect(characters.length).toBeGreaterThan(100);
  expect(lacking.length / characters.length).toBeLessThan(mostLacking);
});
