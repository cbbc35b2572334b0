/** Writes one report for each door of `shared`, to `shared/api/<door>.md`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../../build/workspace';
import { releasedContract } from '../released-contract';
import { contractIn, parseReport, reportText, sinceOf } from '../report-text';
import { reportOnShared } from '../shared-doors';

const folder = join(treeRoot, 'shared/api');
const contract = contractIn(readFileSync(join(treeRoot, 'shared/src/area/contract.ts'), 'utf8'));
const releasedReport = (door: string) => {
  const file = join(folder, `released/${door}.md`);
  return existsSync(file) ? parseReport(readFileSync(file, 'utf8')) : undefined;
};
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.md')) rmSync(join(folder, name));
for (const [door, report] of reportOnShared()) {
  const since = sinceOf(report, contract, releasedReport(door), releasedContract());
  const text = reportText(
    `@rainbow-rabbit/shared/${door}`,
    { contract, since, ...report },
    'tools/checks/exports/generate/export-reports.ts',
  );
  writeFileSync(join(folder, `${door}.md`), text);
}
