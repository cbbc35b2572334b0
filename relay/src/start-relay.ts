import {
  defaultPageLimit,
  type Leaderboard,
  readEventInfo,
  readLeaderboard,
  type SnapshotPart,
  signSnapshot,
  snapshotMaxAgeMs,
  snapshotTopic,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { readAt, rowsPerRead } from './domain/round';
import { takePacedTurns } from './paced-turns';

/** The most that a read may take. With three reads a round, and the waits between them, no snapshot gets older than 60 s. */
export const readTimeoutMs = 8000;

/** A signed snapshot on its way to the broker. */
export interface RelayMessage {
  topic: string;
  text: string;
  /** The broker forgets it then, in seconds from now. */
  expirySeconds: number;
}

export interface RelayOptions {
  /** Its dry runs end after `readTimeoutMs`, and are never repeated by themselves. */
  ao: AoClient;
  process: ProcessId;
  /** The relay's private key: ECDSA, P-256. */
  privateKey: CryptoKey;
  /** Takes a message without a wait; one that can't be delivered is lost. */
  publish: (message: RelayMessage) => void;
  /** Receives a sentence when reads begin to fail, and when they work again. */
  report: (problem: string) => void;
  now?: () => number;
}

/**
 * Reads an event in turns, at most six dry runs a minute, and publishes each answer signed.
 * @returns its undo
 */
export function startRelay(options: RelayOptions): () => void {
  const { ao, process, privateKey, publish, report, now = Date.now } = options;
  const rabbit = { ao, process };
  let turn = 0;
  let ranked = 0;
  let sequence = 0;
  let isFailing = false;

  const relay = async (part: SnapshotPart, time: number, reply: { at: number }) => {
    sequence = Math.max(sequence + 1, now());
    const text = await signSnapshot({ event: process, part, time, sequence, reply }, privateKey);
    const topic = snapshotTopic({ event: process, part });
    publish({ topic, text, expirySeconds: snapshotMaxAgeMs / 1000 });
  };
  const take = async () => {
    const read = readAt(turn, ranked);
    const time = now();
    if (read.kind === 'info') {
      await relay('info', time, await readEventInfo(rabbit, { maxAgeMs: 0 }));
    } else {
      const range = { offset: read.offset, limit: rowsPerRead };
      const board = await readLeaderboard(rabbit, range, { maxAgeMs: 0 });
      ranked = board.total;
      for (const { page, reply } of pagesOf(board, read.offset)) await relay(`board/${page}`, time, reply);
    }
    turn += 1;
  };
  return takePacedTurns(async () => {
    try {
      await take();
      if (isFailing) report(`The event ${process} can be read again.`);
      isFailing = false;
    } catch (reason) {
      if (!isFailing) {
        report(`The event ${process} can not be read: ${String(reason)}. The relay goes on trying.`);
      }
      isFailing = true;
      throw reason;
    }
  });
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
