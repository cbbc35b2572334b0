import { execFileSync } from 'node:child_process';
import type { Finding } from '../finding';

/** The recorded releases of processes, and those of the shell and of areas. */
const records = ['processes/*/releases/*.br', 'tools/release/recorded/*.br'];

/**
 * Rejects a recorded release that changed after it was committed: people have it, whatever the tree says later. Sees as much of
 * the history as the clone has; without any, the hashes in the lists of records still find a file that isn't the recorded one.
 * @param root folder of a git repository
 */
export function checkRecords(root: string): readonly Finding[] {
  const git = (...options: string[]) =>
    execFileSync('git', [...options, '--', ...records.map((glob) => `:(glob)${glob}`)], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(Boolean);
  const committed = git('log', '--no-renames', '--diff-filter=AM', '--format=', '--name-only');
  const changed = git('diff', 'HEAD', '--no-renames', '--name-only');
  const again = committed.filter((file, index) => committed.indexOf(file) < index);
  return [...new Set([...changed, ...again])].sort().map((file) => ({
    file,
    problem: 'was recorded before and has changed, or is gone.',
    fix: 'Bring the recorded file back, and record the change as another version.',
  }));
}
