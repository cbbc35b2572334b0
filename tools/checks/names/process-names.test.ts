import { treeOf } from '../testing/tree-of';
import { checkProcessNames } from './process-names';

const table = `return {
  Enter = require('handlers.enter'),
  ['Credit-Notice'] = require('handlers.credit-notice'),
  Close = staffAct('Close', {
    Deep = 1,
  }),
}`;
const files = { 'processes/hall/src/actions.lua': table };

const problems = (more: Record<string, string>) =>
  checkProcessNames(treeOf({ ...files, ...more })).findings.map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

it.each([
  ['a name', "export const name = 'hall';", 'a process', 'hall'],
  ['a name as areas declare it', "export const name = 'processes.hall';", 'a process', 'processes.hall'],
  ['a property', 'export const id = (network: N) => network.processes.hall;', 'a process', 'hall'],
  ['optional chaining', 'export const id = ({ processes }: N) => processes?.hall;', 'a process', 'hall'],
  [
    'a variable',
    'export const id = (known: N) => { const all = known.processes; return all?.hall; };',
    'a process',
    'hall',
  ],
  [
    'a variable with the name',
    "const name = 'hall'; export const id = (n: N) => n.processes?.[name];",
    'a process',
    'hall',
  ],
  [
    'a name in brackets',
    "export const id = (network: N) => network.processes?.['hall'];",
    'a process',
    'hall',
  ],
  ['a pattern', 'export const id = ({ hall }: N) => hall;', 'a process', 'hall'],
  ['a renaming pattern', 'export const id = ({ processes: { hall: id } }: N) => id;', 'a process', 'hall'],
  ['a template', 'export const name = `hall`;', 'a process', 'hall'],
  [
    'a client',
    "import { a } from '@rainbow-rabbit/processes/hall/client'; export const b = a;",
    'a process',
    'hall',
  ],
  ['a list of acts', "export const kinds = { Enter: 'enter' };", 'an act', 'Enter'],
  ['an act', "export const isEnter = (action: string) => action === 'Enter';", 'an act', 'Enter'],
  ['an act with a sign', "export const notice = 'Credit-Notice';", 'an act', 'Credit-Notice'],
  ['an act of the staff', "export const ahead = [{ action: 'Close' }];", 'an act', 'Close'],
  ['an act as a property', 'export const kind = (kinds: K) => kinds?.Enter;', 'an act', 'Enter'],
])('rejects %s', (_, text, kind, name) => {
  const file = 'shell/src/wallet-popup/known.ts';
  expect(problems({ [file]: text })).toEqual([`${file}:1 names ${kind}: "${name}".`]);
});

it('accepts names in areas, in tests, in the look of pages and within other words, and the client of its own pages', () => {
  expect(
    problems({
      'remotes/hall/src/acts.ts': "export const acts = { Enter: 'enter' };",
      'shell/src/known.test.ts': "export const name = 'hall';",
      'shell/src/chrome/layouts/looks.ts': "export const look = 'hall';",
      'shell/src/chrome/brand.tsx': 'export const Brand = () => <b className={styles.hall} />;',
      'shell/src/texts.ts': "export const texts = ['the hall', 'Enter the hall', 'Deep'];",
      'shell/src/pages/event.ts':
        "import { a } from '@rainbow-rabbit/processes/hall/client'; export const b = a.hall;",
    }),
  ).toEqual([]);
});

it('examines nothing in a tree without processes', () => {
  expect(checkProcessNames(treeOf({ 'shell/src/a.ts': '' })).examined).toBe(0);
});
