/** Sorts every catalogue by key: `npx tsx tools/checks/sort-messages.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSourceTree } from './source/source-tree';

const root = fileURLToPath(new URL('../../', import.meta.url));
for (const path of readSourceTree(root).keys()) {
  if (!/\/locales\/(?:[\w-]+\/)?[\w-]+\.json$/.test(path)) continue;
  const before = readFileSync(root + path, 'utf8');
  const entries = Object.entries(JSON.parse(before)).sort(([a], [b]) => (a < b ? -1 : 1));
  const after = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (after === before) continue;
  writeFileSync(root + path, after);
  console.log(`Sorted ${path}`);
}
