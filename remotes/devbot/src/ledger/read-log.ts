import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { askLedgerUnit } from './ask-ledger-unit';
import { askLog, askMessage } from './ask-log';
import type { LogEntry } from './domain/log-entry';
import { askNodeLength } from './node-log';
import { isNode, type LedgerPlace, type UnitsPlace } from './place';
import { readProcess, unknownProcess } from './read-process';
import { resultCursorsSchema } from './unit-schemas';
import { logEntryOf, nonceOf } from './verified-entry';

/** Entries that one page of a log has, at most. */
const logPageSize = 100;

/** A part of a log, in its order. */
export interface LogPage {
  entries: readonly LogEntry[];
  /** The place that the next page begins with; undefined at the end of the log. */
  next?: number;
}

interface LogQuestion {
  /** The place to begin with. */
  from: number;
  signal?: AbortSignal;
}

/**
 * Reads a page of a process's log, every entry verified.
 * @throws AppError `ledger.wrong-place` for a unit that answers with other places, and as `readProcess` does
 */
export async function readLog(
  place: LedgerPlace,
  process: string,
  { from, signal }: LogQuestion,
): Promise<LogPage> {
  const { authorities } = await readProcess(place, process, signal);
  const page = await askLog(place, process, { from, limit: logPageSize, unknown: unknownProcess, signal });
  const nodes = page.nodes.slice(0, logPageSize);
  if (nodes.some((node, index) => nonceOf(node) !== from + index)) throw new AppError('ledger.wrong-place');
  const entries = await Promise.all(
    nodes.map((node) => logEntryOf(place, node, { process, authorities }, signal)),
  );
  const hasNext = entries.length > 0 && (page.hasNext || page.nodes.length > entries.length);
  return { entries: withoutRepeated(entries), ...(hasNext && { next: from + entries.length }) };
}

/** A message has one place in a log: a unit that shows it again is not believed the second time. */
function withoutRepeated(entries: readonly LogEntry[]): LogEntry[] {
  const seen = new Set<string>();
  return entries.map((entry) => {
    const isRepeated = seen.has(entry.id);
    seen.add(entry.id);
    return isRepeated ? { ...entry, isVerified: false } : entry;
  });
}

const unknownMessage = () => new AppError('ledger.unknown-message');

/**
 * Reads one message of a process's log, verified.
 * @throws AppError `ledger.unknown-message`, and as `readProcess` does
 */
export async function readMessage(
  place: LedgerPlace,
  process: string,
  message: string,
  signal?: AbortSignal,
): Promise<LogEntry> {
  const { authorities } = await readProcess(place, process, signal);
  const node = await askMessage(place, process, message, { unknown: unknownMessage, signal });
  if (node.message.id !== message) throw unknownMessage();
  return logEntryOf(place, node, { process, authorities }, signal);
}

/** Returns the place that a compute unit's cursor names, which is a message's id or an object in base64; undefined for none. */
async function placeOfCursor(
  place: LedgerPlace,
  process: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  if (/^[\w-]{43}$/.test(cursor)) return (await readMessage(place, process, cursor, signal)).nonce;
  try {
    const { ordinate } = JSON.parse(atob(cursor)) as { ordinate?: unknown };
    const nonce = Number(ordinate);
    return Number.isSafeInteger(nonce) && nonce >= 0 ? nonce : undefined;
  } catch {
    return undefined;
  }
}

async function computedEnd(place: UnitsPlace, process: string, signal?: AbortSignal): Promise<number> {
  try {
    const url = `${place.cu}/results/${process}?sort=DESC&limit=1`;
    const { edges } = await askLedgerUnit(url, resultCursorsSchema, { unknown: unknownProcess, signal });
    const [last] = edges;
    return (last && (await placeOfCursor(place, process, last.cursor, signal))) ?? 0;
  } catch (error) {
    if (hasCode(error, 'http.aborted')) throw error;
    return 0;
  }
}

/** Pages that are read, at most, to find the end of a log. */
const maxEndProbes = 60;

/**
 * Finds the number of entries of a process's log: from the compute unit's last result on, which may be behind, and by halves
 * where that is no help. A HyperBEAM node says it.
 * @throws AppError as `readLog` does
 */
export async function readLogLength(
  place: LedgerPlace,
  process: string,
  signal?: AbortSignal,
): Promise<number> {
  if (isNode(place)) return askNodeLength(place, process, { unknown: unknownProcess, signal });
  let known = 0;
  let beyond = Number.POSITIVE_INFINITY;
  let probe = await computedEnd(place, process, signal);
  for (let probes = 0; known < beyond && probes < maxEndProbes; probes++) {
    const { nodes, hasNext } = await askLog(place, process, {
      from: probe,
      limit: logPageSize,
      unknown: unknownProcess,
      signal,
    });
    if (nodes.some((node, index) => nonceOf(node) !== probe + index))
      throw new AppError('ledger.wrong-place');
    const end = probe + nodes.length;
    if (nodes.length === 0) beyond = Math.min(beyond, probe);
    else known = Math.max(known, end);
    if (nodes.length > 0 && !hasNext) return end;
    probe = beyond === Number.POSITIVE_INFINITY ? known * 2 : Math.floor((known + beyond) / 2);
  }
  return known;
}
