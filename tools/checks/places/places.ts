import type { Finding } from '../finding';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

const forbidden = [
  {
    // A folder of somebody's machine, as a path of its own: not the end of a URL or of a longer path.
    pattern: /(?<![\w.~/-])\/(?:home|Users|root|work|mnt)\/[\w.-]+[^\s'"`)]*/g,
    problem: 'names a folder of one machine',
    fix: 'Use a path relative to the project, or the system’s own (os.tmpdir()).',
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry|npmmirror|artifactory|nexus)[\w.-]*/g,
    problem: 'names a registry host',
    fix: 'Leave it to each machine’s npm configuration.',
  },
];

/** Nothing in the tree depends on one machine's folders or on where its packages come from. */
export function checkPlaces(tree: SourceTree): readonly Finding[] {
  return [...tree]
    .filter(([path]) => !path.endsWith('places.test.ts'))
    .flatMap(([path, text]) =>
      forbidden.flatMap(({ pattern, problem, fix }) =>
        [...text.matchAll(pattern)].map((match) => ({
          file: path,
          line: lineAt(text, match.index),
          problem: `${problem}: ${match[0]}.`,
          fix,
        })),
      ),
    );
}
