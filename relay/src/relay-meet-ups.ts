import { type MeetUp, readMeetUps } from '@rainbow-rabbit/processes/community/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type ReportedTurns, takeReportedTurns } from './reported-turns';

const dayMs = 24 * 3_600_000;

/** The most that a page of the process has. */
const pageLength = 20;

/** The most meet-ups of one round: further ones begin later, and have their turn when earlier ones are over. */
const maxMeetUps = 1000;

interface MeetUpReads extends Omit<ReportedTurns, 'subject'> {
  ao: AoClient;
  /** The process of the communities. */
  process: ProcessId;
  /** Gets, after each round, all meet-ups that begin within a day or are on. */
  onMeetUps: (meetUps: readonly MeetUp[]) => void;
  now?: () => number;
}

/**
 * Reads the next meet-ups of the communities in rounds, a page at a turn: as many pages as the meet-ups of a day fill, mostly one.
 * @returns its undo
 */
export function relayMeetUps({ ao, process, onMeetUps, now = Date.now, ...turns }: MeetUpReads): () => void {
  let found: MeetUp[] = [];
  let offset = 0;
  const takePage = async () => {
    // 0 would be a read past all copies.
    const page = await readMeetUps({ ao, process }, { offset, limit: pageLength }, { maxAgeMs: 1000 });
    const rows = page.rows.filter(({ startsAt }) => startsAt <= now() + dayMs);
    found.push(...rows);
    const isAll = rows.length < page.rows.length || page.next === undefined || found.length >= maxMeetUps;
    if (!isAll) {
      offset = page.next as number;
      return;
    }
    onMeetUps(found);
    found = [];
    offset = 0;
  };
  return takeReportedTurns(takePage, { ...turns, subject: `The communities ${process}` });
}
