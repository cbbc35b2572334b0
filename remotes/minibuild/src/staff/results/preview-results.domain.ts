import type { EntryRow, ResultRow, SheetRow } from '@rainbow-rabbit/processes/minibuild/client';
import { juryScore, maxScore, resultPoints } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The numbers that results follow from besides those of the entries. */
export interface ResultRules {
  /** The part of the votes, in percent. */
  voteWeight: number;
  /** Weights of the criteria, in their order. */
  weights: readonly number[];
}

/** A row of the results as the process will freeze it. */
export type PreviewRow = Pick<
  ResultRow,
  'place' | 'entry' | 'kind' | 'title' | 'team' | 'points' | 'approvals' | 'jury' | 'judges'
>;

/** Returns true when one entry comes before another; equal ones are ordered by their numbers. */
const byResult = (one: PreviewRow, other: PreviewRow) =>
  other.points - one.points ||
  other.approvals - one.approvals ||
  other.jury - one.jury ||
  one.entry - other.entry;

const isEqual = (one: PreviewRow | undefined, other: PreviewRow) =>
  one?.points === other.points && one.approvals === other.approvals && one.jury === other.jury;

/**
 * Computes the results as the process does when they are published: hidden and withdrawn entries leave the ranking, and
 * entries that are equal in points, approvals and the jury's score share a place.
 * @param entries all entries, with the approvals that the staff see
 * @param sheets the judges' scores of them
 */
export function previewResults(
  entries: readonly EntryRow[],
  sheets: readonly SheetRow[],
  { voteWeight, weights }: ResultRules,
): PreviewRow[] {
  const ranked = entries.filter(({ isHidden, isWithdrawn }) => !isHidden && !isWithdrawn);
  const most = Math.max(0, ...ranked.map(({ approvals = 0 }) => approvals));
  const scoresOf = new Map<number, (readonly number[])[]>();
  for (const { entry, scores, counts } of sheets) {
    if (counts && scores) scoresOf.set(entry, [...(scoresOf.get(entry) ?? []), scores]);
  }
  const rows = ranked
    .map(({ entry, kind, title, team, approvals = 0 }) => {
      const given = scoresOf.get(entry) ?? [];
      const jury = juryScore(given, weights, maxScore);
      const points = resultPoints({ approvals, most, jury, voteWeight });
      return { place: 0, entry, kind, title, team, points, approvals, jury, judges: given.length };
    })
    .sort(byResult);
  let place = 0;
  return rows.map((row, index) => {
    if (!isEqual(rows[index - 1], row)) place = index + 1;
    return { ...row, place };
  });
}

/** The gaps that staff should look at before they publish. */
export interface ResultGaps {
  /** Ranked entries without any judge's score. */
  unscored: readonly PreviewRow[];
  /** Places that several entries share. */
  shared: readonly number[];
}

/** Returns what is missing in results, and which places are shared. */
export function gapsIn(rows: readonly PreviewRow[], hasCriteria: boolean): ResultGaps {
  const places = rows.map(({ place }) => place);
  return {
    unscored: hasCriteria ? rows.filter(({ judges }) => judges === 0) : [],
    shared: [...new Set(places.filter((place, index) => places.indexOf(place) !== index))],
  };
}
