import { createHash } from 'node:crypto';
import { earlyMs, judgingWaitMs, slotMs } from '@rainbow-rabbit/processes/rabbit/client';

const tokenBytes = 10;

/** Returns the bytes of a base64url text. */
export const bytesOfText = (text: unknown): Buffer => Buffer.from(String(text ?? ''), 'base64url');

/** Returns the SHA-256 digest of a label and byte strings, joined. */
export function digest(label: string, ...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256').update(label);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** A hash chain of a rabbit, with the last value that a disclosure proved. */
export interface RabbitChain {
  start: number;
  end: number;
  /** Its tokens count for the slots after this one. */
  after: number;
  slot: number;
  value: Buffer;
}

/** Returns the chain that a `Register` or `Rekey` adds to the older ones of a rabbit. */
export function newChain(
  data: Readonly<Record<string, unknown>>,
  older: readonly RabbitChain[],
  now: number,
): RabbitChain {
  const start = Number(data.chainStart);
  const lastCovered = Math.max(start, ...older.map(({ end }) => end));
  const latestOpen = Math.floor((now + earlyMs) / slotMs);
  const after = Math.max(start, Math.min(lastCovered, latestOpen));
  return {
    start,
    end: start + Number(data.chainLength),
    after,
    slot: start,
    value: bytesOfText(data.chainAnchor),
  };
}

/** Returns the chain that gives a slot its token, the newest first. */
export const chainOfSlot = (chains: readonly RabbitChain[], slot: number): RabbitChain | undefined =>
  chains.findLast(({ after, end }) => slot > after && slot <= end);

/**
 * Finds the chain that a token proves, and the tokens of the slots that it proves anew.
 * @returns undefined when it leads to the proven value of no chain
 */
export function proveToken(
  chains: readonly RabbitChain[],
  address: Buffer,
  slot: number,
  token: Buffer,
): { chain: RabbitChain; tokens: ReadonlyMap<number, Buffer> } | undefined {
  for (const chain of chains.toReversed()) {
    if (slot <= chain.after || slot > chain.end || slot <= chain.slot) continue;
    const tokens = new Map<number, Buffer>();
    let value = token;
    for (let at = slot; at > chain.slot; at -= 1) {
      tokens.set(at, value);
      value = digest('rr1c', address, value).subarray(0, tokenBytes);
    }
    if (value.equals(chain.value)) return { chain, tokens };
  }
  return undefined;
}

/** Returns the time until which the judging waits for the token of a slot. */
export const judgedUntil = (slot: number, claimWindowMs: number, settleWindowMs: number): number =>
  (slot + 1) * slotMs + claimWindowMs + Math.min(settleWindowMs, judgingWaitMs);

/** Returns the slot of a time. */
export const slotAt = (time: number): number => Math.floor(time / slotMs);
