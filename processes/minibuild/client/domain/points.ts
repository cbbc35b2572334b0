import { fullPoints } from '../generated';

/** The numbers that an entry's result follows from. */
interface ResultParts {
  approvals: number;
  /** Approvals of the ranked entry that has most. */
  most: number;
  /** The jury's score in basis points. */
  jury: number;
  /** The part of the votes, in percent. */
  voteWeight: number;
}

/** Returns the points of an entry in basis points, rounded down once. */
export function resultPoints({ approvals, most, jury, voteWeight }: ResultParts): number {
  const whole = Math.max(1, most);
  const votes = voteWeight * fullPoints * approvals;
  return Math.floor((votes + (100 - voteWeight) * jury * whole) / (100 * whole));
}

/** The scores that one judge gave an entry, one for each criterion. */
type JudgeScores = readonly number[];

/**
 * Returns the jury's score of an entry in basis points: the mean over its judges of the weighted mean of their scores, rounded
 * down once; 0 without a judge.
 * @param weights of the criteria
 * @param maxScore the best score by one criterion
 */
export function juryScore(
  judges: readonly JudgeScores[],
  weights: readonly number[],
  maxScore: number,
): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) * maxScore * judges.length;
  const sum = judges
    .flatMap((scores) => weights.map((weight, criterion) => weight * (scores[criterion] ?? 0)))
    .reduce((all, one) => all + one, 0);
  return whole === 0 ? 0 : Math.floor((sum * fullPoints) / whole);
}
