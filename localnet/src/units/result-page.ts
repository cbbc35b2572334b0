import type { LedgerMessage } from '../ledger/ledger';

/** Number of results of a request without a limit, and the largest limit. */
const defaultLimit = 25;
const maxLimit = 1000;

/**
 * The messages of a process whose results were asked for. Cursors are message ids; `from` and `to` are left out
 * themselves, as the real units do.
 */
export function pageOf(messages: readonly LedgerMessage[], query: URLSearchParams) {
  const ordered = query.get('sort') === 'DESC' ? messages.toReversed() : [...messages];
  const after = cursorAt(ordered, query.get('from'));
  const before = cursorAt(ordered, query.get('to'));
  const range = ordered.slice(after === undefined ? 0 : after + 1, before);
  const page = range.slice(0, limitOf(query.get('limit')));
  return { messages: page, hasNextPage: page.length < range.length };
}

function cursorAt(messages: readonly LedgerMessage[], cursor: string | null): number | undefined {
  const index = messages.findIndex(({ id }) => id === cursor);
  return index < 0 ? undefined : index;
}

function limitOf(text: string | null): number {
  const limit = Number(text ?? defaultLimit);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : defaultLimit;
}
