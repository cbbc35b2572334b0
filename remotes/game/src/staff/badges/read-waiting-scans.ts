import {
  maxPageLimit,
  maxPrintedSettled,
  type ProcessPlace,
  readPrintedScans,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { PrintedScan } from './domain/printed-scans';

/** Pages of one look: public units answer few reads a minute. */
const pagesOfLook = 20;

/**
 * Reads the newest scans of badges that wait for the staff, at most as many as one act settles.
 * @throws AppError of the read
 */
export async function readWaitingScans(rabbit: ProcessPlace): Promise<PrintedScan[]> {
  const options = { maxAgeMs: 0 };
  const { total } = await readPrintedScans(rabbit, { offset: 0, limit: 1 }, options);
  const waiting: PrintedScan[] = [];
  let end = total;
  for (let page = 0; page < pagesOfLook && end > 0 && waiting.length < maxPrintedSettled; page++) {
    const offset = Math.max(0, end - maxPageLimit);
    const { rows } = await readPrintedScans(rabbit, { offset, limit: end - offset }, options);
    waiting.push(...rows.slice(0, maxPageLimit).filter(({ status }) => status === 'pending'));
    end = offset;
  }
  return waiting.slice(0, maxPrintedSettled);
}
