/** Checks that generated files are what their generators write: `node --import tsx tools/checks/generated/cli.ts`. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printable } from '../finding';
import { refuseEmpty } from '../report';
import { checkGenerated } from './generated';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const report = checkGenerated(root, (generator) => {
  execFileSync(process.execPath, ['--import', 'tsx', generator], { cwd: root, stdio: 'inherit' });
});
const findings = refuseEmpty('generated', report);
console.log(findings.length > 0 ? printable(findings) : `generated: ${report.examined} files, nothing found`);
if (findings.length > 0) process.exitCode = 1;
