import {
  type BoardRange,
  defaultPageLimit,
  type EventInfo,
  type Leaderboard,
  maxStandings,
  type NamedRabbits,
  type Player,
  playersOfStandings,
  readEventInfo,
  readLeaderboard,
  readStandings,
  type SnapshotPart,
  signSnapshot,
  snapshotMaxAgeMs,
  snapshotTopic,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { readsApartMs as usualApartMs } from './paced-turns';
import { takeReportedTurns } from './reported-turns';
import { planRound, type RelayRead, rowsPerRead } from './round.domain';

/** The most that a read may take. With five reads a round, 10.5 s apart, no snapshot gets older than 60 s. */
export const readTimeoutMs = 7000;

/** The attempts at one read before the next one has its turn. */
const maxAttempts = 2;

/** A signed snapshot on its way to the broker. */
export interface RelayMessage {
  topic: string;
  text: string;
  /** The broker forgets it then, in seconds from now. */
  expirySeconds: number;
}

export interface RelayOptions {
  /** Its reads end after `readTimeoutMs`, and are never repeated by themselves. */
  ao: AoClient;
  process: ProcessId;
  /** The relay's private key: ECDSA, P-256. */
  privateKey: CryptoKey;
  /** Takes a message without a wait; a message that can't be delivered is lost. */
  publish: (message: RelayMessage) => void;
  /** Receives a sentence when reads begin to fail, and when they work again. */
  report: (problem: string) => void;
  /** Sends the process a message that lets it work off what waits; its failures are nothing to the relay. */
  settle?: () => Promise<unknown>;
  /** Gets the event after each reading of it. */
  onEvent?: (info: EventInfo) => void;
  /** Gets each player after a reading of the standings. */
  onPlayer?: (player: Player) => void;
  /** Returns false while another relay does the work: then this one reads and publishes nothing. */
  isOnDuty?: () => boolean;
  /** Called after each read. */
  onRead?: (isAnswered: boolean) => void;
  now?: () => number;
  /** Time between the beginnings of two reads, in milliseconds: six a minute, unless the unit is one's own. */
  readsApartMs?: number;
}

/** Returns true when work waits in the process for further messages: settling, or the judging of the answers. */
const waitsForMessages = ({ unsettled, reveal, winner }: EventInfo): boolean =>
  unsettled === true || (reveal !== undefined && winner === undefined);

/**
 * Reads an event in turns, at most six a minute, and publishes each answer signed: what the process publishes where its node has that, and
 * else by dry runs. Where work waits for messages, it lets it be settled, once a round.
 * @returns its undo
 */
export function startRelay(options: RelayOptions): () => void {
  const { ao, process, privateKey, publish, report, settle, now = Date.now } = options;
  const { onEvent, onPlayer, readsApartMs = usualApartMs } = options;
  const rabbit = { ao, process };
  const publishedRows = ao.published ? defaultPageLimit : 0;
  const size = { ranked: 0, rabbits: 0, rabbitsPerRead: maxStandings, publishedRows };
  const named: NamedRabbits = new Map();
  // 0 would be a dry run. What two reads of one turn ask for is asked once.
  const ofThisTurn = { maxAgeMs: readsApartMs / 2 };
  let reads: RelayRead[] = [{ kind: publishedRows > 0 ? 'published' : 'info' }];
  let offset = 0;
  let isFirstRound = true;
  let attempts = 0;
  let sequence = 0;
  /** The latest time of the ledger in replies so far: a later read knows of all until then, though nothing changed since it. */
  let reachedAt = 0;

  const relay = async (part: SnapshotPart, time: number, reply: { at: number }) => {
    sequence = Math.max(sequence + 1, now());
    const dated = { ...reply, at: Math.max(reply.at, reachedAt) };
    const text = await signSnapshot({ event: process, part, time, sequence, reply: dated }, privateKey);
    const topic = snapshotTopic({ event: process, part });
    publish({ topic, text, expirySeconds: snapshotMaxAgeMs / 1000 });
  };
  const relayInfo = async (time: number) => {
    const info = await readEventInfo(rabbit, ofThisTurn);
    size.ranked = Math.max(size.ranked, info.players);
    size.rabbits = Math.max(size.rabbits, info.players);
    await relay('info', time, info);
    onEvent?.(info);
    if (waitsForMessages(info)) void settle?.().catch(() => undefined);
    return info.at;
  };
  const relayBoard = async (time: number, range: BoardRange) => {
    const board = await readLeaderboard(rabbit, range, ofThisTurn);
    size.ranked = board.total;
    for (const { page, reply } of pagesOf(board, range.offset)) await relay(`board/${page}`, time, reply);
    return board.at;
  };
  const relayStandings = async (time: number, first: number) => {
    const standings = await readStandings(rabbit, first, ofThisTurn).catch((reason: unknown) => {
      if (!hasCode(reason, 'message.unknown-action')) throw reason;
    });
    if (!standings) {
      if (size.rabbitsPerRead > 0) report('The process is older than standings. Each phone reads its own.');
      size.rabbitsPerRead = 0;
      return 0;
    }
    size.rabbits = standings.total;
    for (const player of playersOfStandings(standings, first, named)) {
      await relay(`me/${player.rabbit}`, time, player);
      onPlayer?.(player);
    }
    return standings.at;
  };
  /** Takes a turn. Returns the latest time of the ledger in its replies. */
  const take = async (read: RelayRead): Promise<number> => {
    const time = now();
    if (read.kind === 'standings') return relayStandings(time, read.offset);
    if (read.kind === 'board') return relayBoard(time, { offset: read.offset, limit: rowsPerRead });
    const at = await relayInfo(time);
    if (read.kind === 'info') return at;
    return Math.max(at, await relayBoard(time, { offset: 0, limit: publishedRows }));
  };
  const takeNext = async () => {
    if (reads.length === 0) {
      const round = planRound(size, offset);
      // The first round began with the event, whose size it had to know.
      reads = isFirstRound ? round.reads.slice(1) : round.reads;
      offset = round.nextOffset;
      isFirstRound = false;
    }
    const [read, ...later] = reads as [RelayRead, ...RelayRead[]];
    attempts += 1;
    const isLast = attempts >= maxAttempts;
    const done = () => {
      reads = later;
      attempts = 0;
    };
    try {
      reachedAt = Math.max(reachedAt, await take(read));
      done();
    } catch (reason) {
      if (isLast) done();
      throw reason;
    }
  };
  const subject = `The event ${process}`;
  return takeReportedTurns(takeNext, { ...options, subject, readsApartMs });
}

/** Returns the pages that phones show, of rows from an offset on: each as its own read would bring it. */
function pagesOf(board: Leaderboard, offset: number): { page: number; reply: Leaderboard }[] {
  const pages = Math.max(1, Math.ceil(board.rows.length / defaultPageLimit));
  return Array.from({ length: pages }, (_, index) => ({
    page: offset / defaultPageLimit + index,
    reply: {
      ...board,
      rows: board.rows.slice(index * defaultPageLimit, (index + 1) * defaultPageLimit),
    },
  }));
}
