/**
 * Weighs the built app in `dist/app` against the budgets of shell and areas:
 * `node --import tsx tools/checks/budgets/cli.ts`.
 */
import { fileURLToPath } from 'node:url';
import { printable } from '../finding';
import { refuseEmpty } from '../report';
import { checkBudgets } from './budgets';

const report = checkBudgets(fileURLToPath(new URL('../../../dist/app', import.meta.url)), console.log);
const findings = refuseEmpty('budgets', report);
if (findings.length > 0) {
  console.log(printable(findings));
  process.exitCode = 1;
}
