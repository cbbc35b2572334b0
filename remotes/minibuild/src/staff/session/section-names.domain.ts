/** The parts of a contest's console, each by the section of its page and those below it. Each section has a path of its own. */
export const contestParts = [
  ['overview', 'phases', 'results'],
  ['entries', 'judges', 'score'],
  ['people', 'tickets', 'payments', 'certificates'],
  ['set-up', 'texts', 'team', 'log'],
] as const;
export type ContestSection = (typeof contestParts)[number][number];
export const contestSectionNames: readonly ContestSection[] = contestParts.flat();
