/**
 * Runs the checks with the names given, or all: `node --import tsx tools/checks/cli.ts [name …] [--report=file.json]`.
 * The report is `{ passed, failed }`: the number of checks that found nothing, and of those that did.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checks, isCheckName } from './checks';
import { printable } from './finding';
import { refuseEmpty } from './report';
import { readSourceTree } from './source/source-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isCheckName(name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const tree = readSourceTree(root);
const count = { passed: 0, failed: 0 };
const wanted = positionals.length > 0 ? positionals : Object.keys(checks);
for (const name of wanted.filter(isCheckName)) {
  const report = checks[name](tree);
  const findings = refuseEmpty(name, report);
  console.log(
    findings.length === 0
      ? `${name}: nothing found in ${report.examined}`
      : `${name}:\n${printable(findings)}`,
  );
  count[findings.length === 0 ? 'passed' : 'failed'] += 1;
}
if (values.report) writeFileSync(values.report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;
