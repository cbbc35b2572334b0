import { posix } from 'node:path';
import { type CheckReport, reportOn } from '../report';
import { isConfig } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';
import { workspacesOf } from '../source/workspaces';

/** Folders that another rule of the project asks for, by the end of their path. */
const conventions = {
  testing: 'test-support keeps what tests need in a folder of this name',
  generate: 'the check of generated files runs the programs in folders of this name',
} as const;

/** Folders with one source, each for a reason of its own. */
const exceptions: Readonly<Record<string, string>> = {
  'processes/admission/client/domain': 'each process has its pure half behind the door client/domain',
  'processes/token/src/views':
    'a process has domain, handlers and views; the released token is not changed for a move',
  'shared/src/bytes': 'a door of shared is a folder of its own',
};

const isSource = (path: string): boolean =>
  /\.(tsx?|lua|mjs)$/.test(path) && !/\.((test|spec)\.tsx?|d\.ts)$/.test(path);

/**
 * Rejects a folder with one source file: a folder needs two, or it is a file in the folder above. Tests, styles and texts don't
 * count. The roots of workspaces and what the conventions and exceptions above name may have one.
 */
export function checkLoneSources(tree: SourceTree): CheckReport {
  const folders = new Map<string, string[]>();
  for (const path of tree.keys()) {
    const folder = posix.dirname(path);
    if (isSource(path)) folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const roots = new Set(['.', ...workspacesOf(tree).map(({ folder }) => folder)]);
  const report = reportOn([...folders], ([folder, [file = '', ...others]]) => {
    const isConvention = Object.hasOwn(conventions, posix.basename(folder));
    if (others.length > 0 || isConvention || Object.hasOwn(exceptions, folder)) return [];
    if (roots.has(folder) && isConfig(file)) return [];
    return [
      {
        file,
        problem: 'is the only source of its folder.',
        fix: 'Move it up (pure code as *.domain.ts), merge it with its only user, or bring in what belongs to it.',
      },
    ];
  });
  const stale = Object.keys(exceptions).filter((folder) => (folders.get(folder)?.length ?? 1) !== 1);
  return {
    ...report,
    findings: [
      ...report.findings,
      ...stale.map((folder) => ({
        file: 'tools/checks/shape/lone-sources.ts',
        problem: `excepts ${folder}, which has more than one source.`,
        fix: 'Remove the exception.',
      })),
    ],
  };
}
