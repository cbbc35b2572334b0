import type { LedgerPlace } from '../../ledger/place';
import { readLog } from '../../ledger/read-log';
import type { LogRange } from './domain/log-range';
import { type LoggedRow, logRowOf } from './domain/log-row';

/** Reads the rows of a part of a log; fewer where the log ends before. @throws AppError as `readLog` does */
export async function readRows(
  place: LedgerPlace,
  process: string,
  { from, to }: LogRange,
  signal?: AbortSignal,
): Promise<LoggedRow[]> {
  const rows: LoggedRow[] = [];
  for (let next: number | undefined = from; next !== undefined && next < to; ) {
    const page = await readLog(place, process, { from: next, signal });
    rows.push(...page.entries.map(logRowOf));
    ({ next } = page);
  }
  return rows.slice(0, to - from);
}
