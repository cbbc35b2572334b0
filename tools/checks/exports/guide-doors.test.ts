import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../build/workspace';
import { tablesIn } from '../shape/tables';

test('the guide for areas names each door of shared', () => {
  const read = (path: string) => readFileSync(join(treeRoot, path), 'utf8');
  const { exports } = JSON.parse(read('shared/package.json')) as { exports: Record<string, string> };
  const table = tablesIn(read('docs/guides/ship-your-area.md')).find(({ head }) => head[0] === 'door');
  const named = table?.rows.flatMap(({ cells: [doors = []] }) => doors) ?? [];
  expect(named.toSorted()).toEqual(
    Object.keys(exports)
      .map((door) => door.replace('./', ''))
      .toSorted(),
  );
});
