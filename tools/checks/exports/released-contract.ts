import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../build/workspace';
import { parseReport } from './report-text';

/** Returns the version of the contract that is recorded as released; undefined before the first release. */
export function releasedContract(): string | undefined {
  const file = join(treeRoot, 'shared/api/released/area.md');
  return existsSync(file) ? parseReport(readFileSync(file, 'utf8')).contract : undefined;
}
