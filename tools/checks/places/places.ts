import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

const forbidden = [
  {
    // A folder of a developer's machine, as a path of its own: not the end of a URL or of a longer path.
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

/** The tests of this check and of all checks plant violations, so they name such places. */
const plants = ['tools/checks/places/places.test.ts', 'tools/checks/checks.test.ts'];

/** Rejects names of one machine's folders and of the hosts that packages come from. */
export function checkPlaces(tree: SourceTree): CheckReport {
  return reportOn(
    [...tree].filter(([path]) => !plants.includes(path)),
    ([path, text]) =>
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
