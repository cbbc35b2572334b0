/**
 * Compares what the built app in `dist/app` uses with the browsers that package.json declares:
 * `node --import tsx tools/checks/features/cli.ts`.
 */
import { join } from 'node:path';
import { leastVersions, treeBrowsers } from '../../build/declared-browsers';
import { treeRoot } from '../../build/workspace';
import { printable } from '../finding';
import { refuseEmpty } from '../report';
import { checkFeatures } from './features';
import { newerFeatures } from './newer-features';

const report = checkFeatures(join(treeRoot, 'dist/app'), leastVersions(treeBrowsers), newerFeatures);
const findings = refuseEmpty('features', report);
console.log(findings.length > 0 ? printable(findings) : `features: nothing found in ${report.examined}`);
process.exitCode = findings.length > 0 ? 1 : 0;
