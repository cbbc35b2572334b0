import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../build/workspace';
import { parseReport } from './report-text';

/** Returns the version of the contract that is recorded as released. */
export function releasedContract(): string {
  return parseReport(readFileSync(join(treeRoot, 'shared/api/released/area.md'), 'utf8')).contract;
}
