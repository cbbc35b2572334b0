/**
 * Runs every generator (a script in a folder named `generate`) and fails when a file it wrote is not the one that
 * was there: `node --import tsx tools/checks/generated.ts`. The new files stay in place.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Finding, printable } from './finding';
import { isGenerated, isTest } from './source/kinds';
import { readSourceTree, type SourceTree } from './source/source-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));

const before = readSourceTree(root);
const generators = [...before.keys()].filter(
  (path) => /(^|\/)generate\/[^/]+\.ts$/.test(path) && !isTest(path),
);
for (const generator of generators) {
  execFileSync(process.execPath, ['--import', 'tsx', generator], { cwd: root, stdio: 'inherit' });
}
const findings = changedFiles(before, readSourceTree(root));
console.log(findings.length > 0 ? printable(findings) : `${generators.length} generators, nothing changed`);
if (findings.length > 0) process.exitCode = 1;

function changedFiles(old: SourceTree, current: SourceTree): Finding[] {
  return [...current]
    .filter(([path, text]) => isGenerated(text) && old.get(path) !== text)
    .map(([file]) => ({
      file,
      problem: 'was not what its generator writes.',
      fix: 'Commit the new file; change its source or its generator, never the file itself.',
    }));
}
