import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withProtocolTables } from './protocol-tables';

const folder = fileURLToPath(new URL('../../rabbit', import.meta.url));
const page = readFileSync(fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url)), 'utf8');

it('the protocol has the tables that the generator writes', () => {
  expect(withProtocolTables(page, folder)).toBe(page);
});

it('a table that is out of date is replaced, and nothing else', () => {
  const stale = page
    .replace('| `slotMs` | 30000 |', '| `slotMs` | 1 |')
    .replace(/^\| `scan\.stale` .*\n/m, '');
  expect(stale).not.toBe(page);
  expect(withProtocolTables(stale, folder)).toBe(page);
});

it('a page without the sections is rejected', () => {
  expect(() => withProtocolTables('# Protocol\n\n## Constants\n', folder)).toThrow('no section "Constants"');
});
