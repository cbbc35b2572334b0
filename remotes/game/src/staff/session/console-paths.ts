import { consolePaths } from '@rainbow-rabbit/parts/console/paths';

/** The parts of the console of one event, each by the section of its page and those below it. */
export const consoleParts = [
  ['live', 'white-rabbit', 'answers'],
  ['players', 'disputes', 'contacts'],
  ['tickets', 'sheets'],
  ['event', 'event-key', 'handover', 'audit'],
] as const;
export type SectionName = (typeof consoleParts)[number][number];
export const sectionNames: readonly SectionName[] = consoleParts.flat();

export const firstSection: SectionName = 'live';

export const { isPath: isConsolePath, usePaths: useConsolePaths } = consolePaths('game', sectionNames);
