import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocation } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { loginPath, staffPathAbove } from '../session/login-path';

/** The part of the path that leads to the making of a process. */
const making = 'new';

const processText = /^[\w-]{43}$/;

export interface ConsolePaths<Section> {
  /** The list of processes. */
  home: string;
  /** The page that makes a process. */
  making: string;
  /** The shell's page on which staff sign in; it leads back here. */
  login: string;
  section: (process: ProcessId, section: Section) => string;
}

function pathsIn<Section extends string>(place: string, pathname: string): ConsolePaths<Section> {
  const home = staffPathAbove(pathname) + place;
  return {
    home,
    making: `${home}/${making}`,
    login: loginPath(pathname),
    section: (process, section) => `${home}/${process}/${section}`,
  };
}

/**
 * Returns the paths of a console. Each section has a path of its own.
 * @param place its path is `/_internal/{place}`, with the optional locale before it
 */
export function consolePaths<Section extends string>(place: string, sections: readonly Section[]) {
  return {
    /** Returns true for a path below the console that leads to a page: `''`, `new`, or `{process}` with or without a section. */
    isPath(path: string): boolean {
      const [process = '', section, ...rest] = path.replace(/\/$/, '').split('/');
      if (rest.length > 0) return false;
      if (process === '' || process === making) return section === undefined;
      return (
        processText.test(process) && (section === undefined || sections.some((name) => name === section))
      );
    },
    /** Returns the paths in the language of the address. */
    usePaths(): ConsolePaths<Section> {
      const { pathname } = useLocation();
      return useMemo(() => pathsIn(place, pathname), [place, pathname]);
    },
  };
}
