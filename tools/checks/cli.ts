/** Runs checks by name, or all: `node --import tsx tools/checks/cli.ts [name …]`. */
import { fileURLToPath } from 'node:url';
import { checks, isCheckName } from './checks';
import { printable } from './finding';
import { readSourceTree } from './source/source-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isCheckName(name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const tree = readSourceTree(root);
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const findings = check(tree);
  console.log(findings.length === 0 ? `${name}: nothing found` : `${name}:\n${printable(findings)}`);
  if (findings.length > 0) process.exitCode = 1;
}
