/**
 * Finds what a change touches: `node --import tsx tools/run/changed/cli.ts report.json [revision]`. The change is what differs from
 * where the tree left a revision, `main` unless given, with what isn't committed. The report is `{ files, tests, journeys }`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCode } from '../../checks/source/kinds';
import { readSourceTree } from '../../checks/source/source-tree';
import { touchedBy } from './touched';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const linesOf = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');

const [report = '', revision = 'main'] = process.argv.slice(2);
const [since = revision] = linesOf('git', ['merge-base', revision, 'HEAD']);
const files = [
  ...linesOf('git', ['diff', '--name-only', since]),
  ...linesOf('git', ['ls-files', '--others', '--exclude-standard']),
];
const { tests, journeys } = touchedBy(readSourceTree(root), files);
const code = files.filter((file) => (isCode(file) || file.endsWith('.json')) && existsSync(join(root, file)));
const related =
  code.length > 0
    ? linesOf(process.execPath, ['node_modules/.bin/jest', '--listTests', '--findRelatedTests', ...code])
    : [];
const all = new Set([...tests, ...related.map((file) => relative(root, file).replaceAll('\\', '/'))]);
console.log(
  `${files.length} files differ from ${revision}: ${all.size} files of tests, ${journeys.length} of journeys`,
);
writeFileSync(report, JSON.stringify({ files, tests: [...all].sort(), journeys }));
