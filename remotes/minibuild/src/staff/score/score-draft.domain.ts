import type { EntryRow, NewScore, SheetRow } from '@rainbow-rabbit/processes/minibuild/client';

/** The choices of a judge for an entry that are not sent. A criterion without a choice is undefined. */
export interface ScoreDraft {
  scores: readonly (number | undefined)[];
  isConflict: boolean;
}

/** An entry on a judge's score sheet. */
export interface SheetEntry {
  entry: EntryRow;
  /** The scores that the ledger has. */
  sheet?: SheetRow | undefined;
}

/** Returns the draft that an entry's scores in the ledger stand for. */
export const scoreDraftOf = (sheet: SheetRow | undefined, criteria: number): ScoreDraft => ({
  scores: Array.from({ length: criteria }, (_, index) => sheet?.scores?.[index]),
  isConflict: sheet?.isConflict ?? false,
});

/** Returns the score to send; undefined while a criterion has no choice. */
export function scoreOf(entry: number, { scores, isConflict }: ScoreDraft): NewScore | undefined {
  if (isConflict) return { entry, conflict: true };
  const given = scores.filter((score) => score !== undefined);
  return given.length === scores.length ? { entry, scores: given } : undefined;
}

/** Returns true when a draft says something else than the ledger. */
export function isChanged(draft: ScoreDraft, sheet: SheetRow | undefined): boolean {
  if (!sheet) return true;
  if (draft.isConflict || sheet.isConflict) return draft.isConflict !== sheet.isConflict;
  return draft.scores.some((score, index) => score !== sheet.scores?.[index]);
}

/** Returns the entries of a judge's sheet: those without scores first, each part in the order in which the entries came. */
export function sheetEntries(entries: readonly EntryRow[], sheets: readonly SheetRow[]): SheetEntry[] {
  const known = new Map(sheets.map((sheet) => [sheet.entry, sheet]));
  const ranked = entries
    .filter(({ isHidden, isWithdrawn }) => !isHidden && !isWithdrawn)
    .map((entry) => ({ entry, sheet: known.get(entry.entry) }));
  return [...ranked.filter(({ sheet }) => !sheet), ...ranked.filter(({ sheet }) => sheet)];
}
