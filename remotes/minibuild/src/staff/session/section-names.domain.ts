/** The sections of a contest's console, in the order of the navigation; each has a path of its own. */
export const contestSectionNames = [
  'overview',
  'set-up',
  'texts',
  'phases',
  'entries',
  'tickets',
  'people',
  'judges',
  'score',
  'results',
  'payments',
  'certificates',
  'team',
  'log',
] as const;
export type ContestSection = (typeof contestSectionNames)[number];
