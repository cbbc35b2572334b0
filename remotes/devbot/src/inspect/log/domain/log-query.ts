import type { LogOrder } from './log-range';
import type { LogRowFilter } from './log-row';

/** The choices of a log that its link holds. */
export interface LogQuery extends LogRowFilter {
  order: LogOrder;
  /** The place to begin with; undefined for the end of the log, or its beginning. */
  at: number | undefined;
  isWatching: boolean;
}

/** Returns the choices that a link's query names. */
export function logQueryOf(query: URLSearchParams): LogQuery {
  const at = query.get('at') ?? '';
  return {
    action: (query.get('action') ?? '').slice(0, 100),
    sender: (query.get('from') ?? '').slice(0, 43),
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
    at: /^\d{1,12}$/.test(at) ? Number(at) : undefined,
    isWatching: query.get('watch') === '1',
  };
}

/** Returns the query of a link with these choices. */
export function searchOf({ action, sender, order, at, isWatching }: LogQuery): URLSearchParams {
  return new URLSearchParams({
    ...(action && { action }),
    ...(sender && { from: sender }),
    ...(order === 'oldest' && { order }),
    ...(at !== undefined && { at: String(at) }),
    ...(isWatching && { watch: '1' }),
  });
}
