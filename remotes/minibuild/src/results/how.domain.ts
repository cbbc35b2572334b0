import { fullPoints } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The numbers of a row that its points follow from. */
interface Row {
  approvals: number;
  /** Basis points. */
  jury: number;
}

/** The two parts of an entry's points, in percent points. */
export interface PointParts {
  votes: number;
  jury: number;
}

/**
 * Returns the parts that an entry's points have from the votes and from the judges.
 * @param most approvals of the entry that has most
 * @param voteWeight part of the votes in percent
 */
export function pointParts({ approvals, jury }: Row, most: number, voteWeight: number): PointParts {
  return {
    votes: most > 0 ? (voteWeight * approvals) / most : 0,
    jury: ((100 - voteWeight) * jury) / fullPoints,
  };
}

/** Returns the places that more than one entry of a list has. */
export function sharedPlaces(rows: readonly { place: number }[]): ReadonlySet<number> {
  const places = rows.map(({ place }) => place);
  return new Set(places.filter((place, index) => places.indexOf(place) !== index));
}
