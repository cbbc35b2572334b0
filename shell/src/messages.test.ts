import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partMessages } from './messages';

test('the bundle names the messages of the parts that it loads, and no others', () => {
  const source = readFileSync(path.join(__dirname, 'messages.ts'), 'utf8');
  const named = /webpackInclude: \/\(\?:([\w|-]+)\)/.exec(source)?.[1]?.split('|');
  expect(named).toEqual(Object.keys(partMessages));
});
