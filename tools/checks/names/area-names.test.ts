import { treeOf } from '../testing/tree-of';
import { checkAreaNames } from './area-names';

const declaration = `export const declaration = declareArea({
  name: 'hall',
  routes: [
    { path: '/hall', layout: 'default', titleKey: 'title' },
    { path: '/party/:slug/*', layout: 'none', titleKey: 'title' },
    { path: '/p/:code', layout: 'none', titleKey: 'title' },
  ],
});`;
const files = { 'remotes/hall/src/declaration.ts': declaration };

const problems = (more: Record<string, string>) =>
  checkAreaNames(treeOf({ ...files, ...more })).findings.map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

it.each([
  ["export const links = [{ to: '/hall' }];", '/hall'],
  ["export const about = '/hall/about';", '/hall/about'],
  ['export const page = `/party/demo`;', '/party/demo'],
  ["export const isHall = (name: string) => name === 'hall';", 'hall'],
  ["export const names = { hall: 'The hall' };", 'hall'],
  ['export const Way = () => <a href="/hall">In</a>;', '/hall'],
])('rejects %s', (text, name) => {
  const file = 'shell/src/links.tsx';
  expect(problems({ [file]: text })).toEqual([`${file}:1 names an area: "${name}".`]);
});

it('accepts names in the area, in tests, among the layouts and within other words', () => {
  expect(
    problems({
      'remotes/hall/src/area.ts': "export const home = '/hall';",
      'shell/src/links.test.ts': "export const home = '/hall';",
      'shell/src/chrome/layouts/looks.ts': 'export const looks = { hall: 1 };',
      'shell/src/texts.ts': "export const texts = ['the hall', '/hallway', '/privacy'];",
    }),
  ).toEqual([]);
});

it('examines nothing in a tree without areas', () => {
  expect(checkAreaNames(treeOf({ 'shell/src/a.ts': '' })).examined).toBe(0);
});
