import { consolePaths } from '@rainbow-rabbit/parts/console/paths';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { contestSectionNames } from './section-names.domain';

export const { isPath: isContestConsolePath, usePaths: useContestConsolePaths } = consolePaths(
  'mini-build',
  contestSectionNames,
);

/** Returns the path of a public page of a contest. Its link finds the contest on every device. */
export function publicPath(process: ProcessId, page = ''): string {
  return `/mini-build${page}?contest=${process}`;
}

/** Returns the path of an entry's public page. */
export const entryPath = (process: ProcessId, entry: number): string =>
  publicPath(process, `/entries/${entry}`);
