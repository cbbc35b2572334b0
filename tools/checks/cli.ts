/**
 * Runs the checks with the names given, or all: `node --import tsx tools/checks/cli.ts [name …] [--report=file.json]`.
 * The report is `{ passed, failed, failures }`: the number of checks that found nothing, of those that did, and their names.
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
const failures: string[] = [];
const wanted = positionals.length > 0 ? positionals : Object.keys(checks);
for (const name of wanted.filter(isCheckName)) {
  const report = checks[name](tree);
  const findings = refuseEmpty(name, report);
  console.log(
    findings.length === 0
      ? `${name}: nothing found in ${report.examined}`
      : `${name}:\n${printable(findings)}`,
  );
  if (findings.length > 0) failures.push(name);
}
const failed = failures.length;
if (values.report)
  writeFileSync(values.report, JSON.stringify({ passed: wanted.length - failed, failed, failures }));
process.exitCode = failed > 0 ? 1 : 0;
