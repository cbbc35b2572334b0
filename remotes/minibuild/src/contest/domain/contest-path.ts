import { isAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The pages of the contest. */
export type ContestPage =
  | '/mini-build'
  | '/mini-build/signup'
  | '/mini-build/make'
  | `/mini-build/entries/${number}`
  | '/_internal/mini-build';

/** Returns the contest that a query names; undefined where it names none, or something that is no process. */
export function namedContest(query: URLSearchParams): ProcessId | undefined {
  const name = query.get('contest') ?? '';
  return isAddress(name) ? (name as string as ProcessId) : undefined;
}

/**
 * Returns the path of a page of the contest.
 * @param contest the contest that the link of the present page names: it stays in the links of its pages
 */
export function contestPath(
  page: ContestPage,
  contest: ProcessId | undefined,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams({
    ...(contest && { contest }),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
  }).toString();
  return query ? `${page}?${query}` : page;
}
