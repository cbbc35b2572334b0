import { createHash } from 'node:crypto';

/** When the storage network began, and how often it makes a block. */
const genesis = Date.UTC(2018, 5, 8);
const blockMs = 120_000;

/** A block of the local network: time alone makes them, in the rhythm of the real network. */
export interface Block {
  height: number;
  /** 48 bytes as base64url, like a real one. */
  hash: string;
  /** Unix seconds. */
  timestamp: number;
}

/** The block that was the latest at a Unix time in milliseconds. */
export function blockAt(timeMs: number): Block {
  return blockOfHeight(Math.max(0, Math.floor((timeMs - genesis) / blockMs)));
}

export function blockOfHeight(height: number): Block {
  const hash = createHash('sha384').update(`localnet block ${height}`).digest('base64url');
  return { height, hash, timestamp: (genesis + height * blockMs) / 1000 };
}
