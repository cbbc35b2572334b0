import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocation } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { type ContestSection, contestSectionNames } from './section-names.domain';

/** The console's path at the beginning of any route below it, with the optional locale before it. */
const consolePath = /^.*?\/_internal\/mini-build/;

/** The part of the path that leads to the making of a contest. */
const newContest = 'new';

const processText = /^[\w-]{43}$/;

/** Returns true for a path below `/_internal/mini-build/` that leads to a page: `''`, `new`, or `{process}` with or without a section. */
export function isContestConsolePath(path: string): boolean {
  const [process = '', section, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0) return false;
  if (process === '' || process === newContest) return section === undefined;
  return (
    processText.test(process) &&
    (section === undefined || contestSectionNames.some((name) => name === section))
  );
}

interface ConsolePaths {
  /** The list of contests. */
  home: string;
  /** The page that makes a contest. */
  making: string;
  /** The shell's page on which staff sign in; it leads back here. */
  login: string;
  section: (process: ProcessId, section: ContestSection) => string;
}

/** Returns the paths of the console, in the language of the address. */
export function useContestConsolePaths(): ConsolePaths {
  const { pathname } = useLocation();
  return useMemo(() => {
    const home = consolePath.exec(pathname)?.[0] ?? '/_internal/mini-build';
    return {
      home,
      making: `${home}/${newContest}`,
      login: `${home.replace(/mini-build$/, 'login')}?from=${encodeURIComponent(pathname)}`,
      section: (process, section) => `${home}/${process}/${section}`,
    };
  }, [pathname]);
}

/** Returns the path of a public page of a contest. Its link finds the contest on every device. */
export function publicPath(process: ProcessId, page = ''): string {
  return `/mini-build${page}?contest=${process}`;
}
