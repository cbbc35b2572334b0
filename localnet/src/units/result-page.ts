import type { LedgerMessage } from '../ledger/ledger';

/** Number of results of a request without a limit, and the largest limit. */
const defaultLimit = 25;
const maxLimit = 1000;

/**
 * The messages of a process whose results were asked for. Cursors are message ids; `from` and `to` are left out
 * themselves, as the real units do.
 * @param placeOf the place of a message among them; undefined for an id that is not there
 */
export function pageOf(
  messages: readonly LedgerMessage[],
  query: URLSearchParams,
  placeOf: (id: string) => number | undefined,
) {
  const isDescending = query.get('sort') === 'DESC';
  const [from, to] = [placeOf(query.get('from') ?? ''), placeOf(query.get('to') ?? '')];
  const [first, last] = isDescending ? [to, from] : [from, to];
  const [start, end] = [first === undefined ? 0 : first + 1, last ?? messages.length];
  const limit = limitOf(query.get('limit'));
  const page = isDescending
    ? messages.slice(Math.max(start, end - limit), end).reverse()
    : messages.slice(start, Math.min(end, start + limit));
  return { messages: page, hasNextPage: page.length < end - start };
}

/** The largest answer that is made of several entries of the ledger. */
const maxPageBytes = 4 * 1024 ** 2;

/** The beginning of a page that is not too large, and one entry at least. */
export function withinSize<T>(page: readonly T[], bytesOf: (entry: T) => number): T[] {
  let total = 0;
  return page.filter((entry, index) => {
    total += bytesOf(entry);
    return index === 0 || total <= maxPageBytes;
  });
}

function limitOf(text: string | null): number {
  const limit = Number(text ?? defaultLimit);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : defaultLimit;
}
