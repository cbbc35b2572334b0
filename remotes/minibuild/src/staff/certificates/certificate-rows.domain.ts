import type { PersonRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';

/** The certificates to choose among: for those who won a place or for everybody, and for each team or each of its people. */
export const certificateChoices = { who: ['winners', 'everybody'], each: ['team', 'person'] } as const;

/** The certificates that are asked for. */
export type CertificateChoice = {
  [Name in keyof typeof certificateChoices]: (typeof certificateChoices)[Name][number];
};

/** The recipient of a certificate. */
export interface CertificateRow {
  row: ResultRow;
  name: string;
  /** The nicknames of the team's people. */
  people: readonly string[];
  /** Present on the certificate of one person of a team. */
  team?: string | undefined;
  /** Undefined on a certificate of having taken part. */
  place?: number | undefined;
}

/** Places that are named on certificates, where a contest has fewer prizes. */
const namedPlaces = 3;

/**
 * Returns who gets a certificate, the first place first. People whom the staff have removed get none.
 * @param prizes number of the contest's prizes
 */
export function certificateRows(
  results: readonly ResultRow[],
  people: readonly PersonRow[],
  prizes: number,
  { who, each }: CertificateChoice,
): CertificateRow[] {
  const last = Math.max(namedPlaces, prizes);
  const rows = results.filter(({ place, isHidden }) => !isHidden && (who === 'everybody' || place <= last));
  return rows.flatMap((row) => {
    const names = people
      .filter(({ team, removedFor }) => team?.team === row.team.team && removedFor === undefined)
      .map(({ nickname }) => nickname);
    const place = row.place <= last ? row.place : undefined;
    if (each === 'team' || names.length === 0) return [{ row, name: row.team.name, people: names, place }];
    return names.map((name) => ({
      row,
      name,
      people: [],
      place,
      ...(row.team.name !== name && { team: row.team.name }),
    }));
  });
}
