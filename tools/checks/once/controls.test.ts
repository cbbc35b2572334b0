import { treeOf } from '../testing/tree-of';
import { checkControls } from './controls';

const found = (text: string, path = 'remotes/game/src/a.tsx') =>
  checkControls(treeOf({ [path]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  ['<select><option /></select>', 'a <select>'],
  ['<textarea rows={2} />', 'a <textarea>'],
  ['<details><summary>More</summary></details>', 'a <details>'],
  ['<input type="radio" />', 'radio buttons'],
])('finds %s', (element, name) => {
  expect(found(`\nexport const A = () => ${element};`)).toEqual([`2 draws ${name} of its own.`]);
});

test('accepts other elements, and all of them where they are drawn for everybody', () => {
  expect(found('export const A = () => <input type="checkbox" />;')).toEqual([]);
  expect(found('export const A = () => <select />;', 'parts/src/fields/a.tsx')).toEqual([]);
});
