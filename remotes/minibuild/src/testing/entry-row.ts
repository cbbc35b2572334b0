/** Returns the row of an entry of a team of its own, and what a test changes. */
export const entryRow = (entry: number, change: object = {}) => ({
  entry,
  kind: 'text' as const,
  title: `Entry ${entry}`,
  team: { team: entry, name: `Team ${entry}` },
  submittedAt: 1,
  changedAt: 1,
  revisions: 1,
  ...change,
});
