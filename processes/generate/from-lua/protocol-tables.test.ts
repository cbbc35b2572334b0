import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replySchemas } from '../../rabbit/client';
import { withProtocolTables } from './protocol-tables';

const folder = fileURLToPath(new URL('../../rabbit', import.meta.url));
const page = readFileSync(fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url)), 'utf8');

it('the protocol has the tables that the generator writes', () => {
  expect(withProtocolTables(page, folder, replySchemas)).toBe(page);
});

it('a table that is out of date is replaced, and nothing else', () => {
  const stale = page
    .replace('| `slotMs` | 30000 |', '| `slotMs` | 1 |')
    .replace(/^\| `scan\.stale` .*\n/m, '')
    .replace(/^(\| `Scan` \|.*)`rabbit\.own`, /m, '$1')
    .replace('`{done}`', '`{}`');
  expect(stale).not.toBe(page);
  expect(withProtocolTables(stale, folder, replySchemas)).toBe(page);
});

it('a page without the sections is rejected', () => {
  expect(() => withProtocolTables('# Protocol\n\n## Constants\n', folder, replySchemas)).toThrow(
    'no section "Constants"',
  );
});

it('an action whose reply has no schema is rejected', () => {
  const { Scanned: _, ...others } = replySchemas;
  expect(() => withProtocolTables(page, folder, others)).toThrow('reply to Scan');
});
