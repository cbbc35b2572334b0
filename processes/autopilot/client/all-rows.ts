import {
  type BoardRange,
  type ProcessPlace,
  type ProcessReadOptions,
  readStaffLog,
  type StaffLog,
} from '../../rabbit/client';
import { maxPageLimit } from '../../rabbit/client/domain';

type ReadPage<Row> = (
  rabbit: ProcessPlace,
  page: BoardRange,
  options: ProcessReadOptions,
) => Promise<{ total: number; rows: readonly Row[] }>;

/** Reads all pages of a list of an event, past every cache. @throws AppError of the reads */
export async function allRows<Row>(read: ReadPage<Row>, rabbit: ProcessPlace): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rabbit, { offset: rows.length, limit: maxPageLimit }, { maxAgeMs: 0 });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Reads all acts of the staff, oldest first, past every cache. @throws AppError of the reads */
export async function allActs(rabbit: ProcessPlace): Promise<StaffLog['rows']> {
  return (await allRows(readStaffLog, rabbit)).reverse();
}
