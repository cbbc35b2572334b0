import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocation } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';

/** The parts of the console of one event, each by the section of its page and those below it. Each section has a path of its own. */
export const consoleParts = [
  ['live', 'white-rabbit', 'answers'],
  ['players', 'disputes', 'contacts'],
  ['tickets', 'sheets'],
  ['event', 'event-key', 'handover', 'audit'],
] as const;
export type SectionName = (typeof consoleParts)[number][number];
export const sectionNames: readonly SectionName[] = consoleParts.flat();

export const firstSection: SectionName = 'live';

/** The console's path at the beginning of any route below it, with the optional locale before it. */
const consolePath = /^.*?\/_internal\/game/;

/** The part of the path that leads to the making of an event. */
const newEvent = 'new';

const processText = /^[\w-]{43}$/;

/** Returns true for a path below `/_internal/game/` that leads to a page: `''`, `new`, or `{process}` with or without a section. */
export function isConsolePath(path: string): boolean {
  const [process = '', section, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0) return false;
  if (process === '' || process === newEvent) return section === undefined;
  return (
    processText.test(process) && (section === undefined || sectionNames.some((name) => name === section))
  );
}

interface ConsolePaths {
  /** The list of events. */
  home: string;
  /** The page that makes an event. */
  making: string;
  /** The shell's page on which staff sign in; it leads back here. */
  login: string;
  section: (process: ProcessId, section: SectionName) => string;
}

/** Returns the paths of the console, in the language of the address. */
export function useConsolePaths(): ConsolePaths {
  const { pathname } = useLocation();
  return useMemo(() => {
    const home = consolePath.exec(pathname)?.[0] ?? '/_internal/game';
    return {
      home,
      making: `${home}/${newEvent}`,
      login: `${home.replace(/game$/, 'login')}?from=${encodeURIComponent(pathname)}`,
      section: (process, section) => `${home}/${process}/${section}`,
    };
  }, [pathname]);
}
