import {
  maxPageLimit,
  maxPrintedSettled,
  type ProcessPlace,
  readPrintedScans,
  settlePrinted,
} from '../../../rabbit/client';
import type { DayAct, SecretPlace } from '../secret-place';
import { lendBadgeSeed } from './lend-badge-seed';
import { type PrintedScan, type SortedScans, sortScans } from './printed-scans';

/** Pages of one look: public units answer few reads a minute. */
const pagesOfLook = 20;

/** Reads the newest scans of badges that wait for the staff, at most as many as one act settles. */
async function readWaitingScans(rabbit: ProcessPlace): Promise<PrintedScan[]> {
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

/**
 * Reads the newest scans of badges that wait for the staff, at most as many as one act settles, and sorts them by the event's secret.
 * @throws AppError of the read
 */
export async function checkScans({ rabbit, secret }: SecretPlace): Promise<SortedScans> {
  const waiting = await readWaitingScans(rabbit);
  const { process } = rabbit;
  return lendBadgeSeed(secret, (seed) => sortScans(waiting, { process, seed }));
}

const numbersOf = (scans: readonly PrintedScan[]) => scans.map(({ scan }) => scan);

/** Settles scans of printed badges as they were sorted. */
export const settleBadgesAct = (rabbit: ProcessPlace, scans: SortedScans): DayAct => ({
  reason: 'Badges checked by their secret',
  send: (reason, options) => {
    const [confirm, strike] = [numbersOf(scans.genuine), numbersOf(scans.false)];
    const lists = { ...(confirm.length > 0 && { confirm }), ...(strike.length > 0 && { strike }) };
    return settlePrinted(rabbit, { reason, ...lists }, options);
  },
});
