/**
 * Records the doors of `shared` as those of a released contract: `npx tsx tools/checks/exports/release-contract.ts`.
 * Run it when the shell is released; from then on every change is compared with these.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../build/workspace';
import { parseReport, reportText } from './report-text';

const current = join(treeRoot, 'shared/api');
const released = join(current, 'released');
rmSync(released, { recursive: true, force: true });
mkdirSync(released);
for (const name of readdirSync(current).filter((file) => file.endsWith('.md'))) {
  const report = parseReport(readFileSync(join(current, name), 'utf8'));
  const door = `@rainbow-rabbit/shared/${name.replace('.md', '')}`;
  writeFileSync(join(released, name), reportText(door, report, 'tools/checks/exports/release-contract.ts'));
}
console.log('Recorded the doors of shared as released.');
