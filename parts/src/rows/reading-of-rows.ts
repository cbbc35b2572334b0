import type { Reading } from '@rainbow-rabbit/shared/reading';
import type { RowPages } from './use-row-pages';

/** Returns a list as a reading of its total, whose failures are shown as those of any other. */
export function readingOfRows({
  total,
  at,
  error,
}: Pick<RowPages<unknown>, 'total' | 'at' | 'error'>): Reading<number> {
  if (total === undefined) return error === undefined ? { status: 'loading' } : { status: 'failed', error };
  return error === undefined
    ? { status: 'current', value: total, at }
    : { status: 'stale', value: total, at, error };
}
