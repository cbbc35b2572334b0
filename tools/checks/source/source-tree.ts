import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The text of every file of the project, by its path from the root with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const text =
  /\.([cm]?[jt]sx?|json|css|html|lua|md|ya?ml|sh|svg|txt)$|(^|\/)(\.gitignore|NOTICE|LICENSE)$|^(\.ci|relay\/service)\//;

/** Reads every text file that git tracks or would track; ignored files are not part of the project. */
export function readSourceTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(listed.split('\0'))].filter(
    (path) => text.test(path) && isFile(join(root, path)),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** A file deleted but not yet committed is still listed by git. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
