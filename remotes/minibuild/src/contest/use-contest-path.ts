import { useCallback } from 'react';
import { useNamedContest } from './contest-place';
import { type ContestPage, contestPath } from './domain/contest-path';

/** Returns a function that makes the path of a page of this contest; it keeps the contest that this page's link names. */
export function useContestPath(): (
  page: ContestPage,
  more?: Readonly<Record<string, string | number>>,
) => string {
  const contest = useNamedContest();
  return useCallback((page, more) => contestPath(page, contest, more), [contest]);
}
