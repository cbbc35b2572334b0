import { createHash } from 'node:crypto';

/** The beginning of the storage network, and the time between two blocks. */
const genesis = Date.UTC(2018, 5, 8);
const blockMs = 120_000;

/** A block of the local network: time alone makes them, in the rhythm of the real network. */
export interface NetworkBlock {
  height: number;
  /** 48 bytes as base64url, like a real one. */
  hash: string;
  /** Unix seconds. */
  timestamp: number;
}

/** The block that was the latest at a Unix time in milliseconds. */
export function blockAt(timeMs: number): NetworkBlock {
  return blockOfHeight(Math.max(0, Math.floor((timeMs - genesis) / blockMs)));
}

export function blockOfHeight(height: number): NetworkBlock {
  const hash = Buffer.from(createHash('sha384').update(`localnet block ${height}`).digest());
  // So that a block is found by its hash without a list of them all.
  hash.writeUIntBE(height, 0, heightBytes);
  return { height, hash: hash.toString('base64url'), timestamp: (genesis + height * blockMs) / 1000 };
}

const heightBytes = 6;

/** The block of that hash; undefined when no block ever has it. */
export function blockOfHash(hash: string): NetworkBlock | undefined {
  const bytes = Buffer.from(hash, 'base64url');
  if (bytes.length < heightBytes) return undefined;
  const block = blockOfHeight(bytes.readUIntBE(0, heightBytes));
  return block.hash === hash ? block : undefined;
}
