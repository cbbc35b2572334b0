import { sha256 } from '@noble/hashes/sha2.js';
import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { RabbitId } from '../rabbit-id';
import { envelopeBytes, type RoleCard, sealEnvelope } from './envelope';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    envelopeTable: 'envelope.table-invalid';
  }
}

const label = utf8('rr1e');
const headBytes = label.length + 8;

/** All envelopes of one edition, those of the rabbits 1 to `count` in order. */
export interface EnvelopeTable {
  edition: number;
  count: number;
  /** Returns the envelope of a rabbit; undefined for one who registered later. */
  envelopeOf: (rabbit: RabbitId) => Uint8Array | undefined;
}

/** The table of an edition as `Deal` and `Info` name it; `hash` is in base64url. */
export interface DealtTable {
  edition: number;
  hash: string;
  count: number;
}

/** Returns the bytes of a table, to be uploaded to the storage network. */
export function encodeEnvelopeTable(edition: number, envelopes: readonly Uint8Array[]): Bytes {
  const numbers = new Uint8Array(8);
  const view = new DataView(numbers.buffer);
  view.setUint32(0, edition);
  view.setUint32(4, envelopes.length);
  return concatBytes(label, numbers, ...envelopes);
}

/** Returns the hash of a table that the process keeps, in base64url. */
export function envelopeTableHash(table: Uint8Array): string {
  return toBase64Url(sha256(table));
}

/**
 * Parses a table from the storage network, once its bytes proved to be those that the staff dealt.
 * @throws AppError `envelope.table-invalid` for other bytes, another edition or another count
 */
export function parseEnvelopeTable(bytes: Uint8Array, { edition, hash, count }: DealtTable): EnvelopeTable {
  const head = encodeEnvelopeTable(edition, []).subarray(0, headBytes - 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    bytes.length === headBytes + count * envelopeBytes &&
    head.every((byte, index) => bytes[index] === byte) &&
    view.getUint32(headBytes - 4) === count &&
    envelopeTableHash(bytes) === hash;
  if (!isWhole) throw new AppError('envelope.table-invalid');
  return {
    edition,
    count,
    envelopeOf: (rabbit) => {
      if (!Number.isInteger(rabbit) || rabbit < 1 || rabbit > count) return undefined;
      const start = headBytes + (rabbit - 1) * envelopeBytes;
      return bytes.slice(start, start + envelopeBytes);
    },
  };
}

/**
 * Seals the roles of an edition.
 * @param roleKeys those of the rabbits 1 to their number, in order, raw; undefined for players who were removed
 * @param key the words of the key, joined by spaces
 * @param onSealed called with the number of envelopes after each one
 * @returns the bytes of the table
 * @throws AppError as `sealEnvelope` does; RangeError when the White Rabbit is not one of the players
 */
export async function sealEnvelopeTable({
  process,
  edition,
  whiteRabbit,
  key,
  roleKeys,
  onSealed,
}: {
  process: ProcessId;
  edition: number;
  whiteRabbit: RabbitId;
  key: string;
  roleKeys: readonly (Uint8Array | undefined)[];
  onSealed?: (sealed: number) => void;
}): Promise<Bytes> {
  if (!(whiteRabbit >= 1 && whiteRabbit <= roleKeys.length))
    throw new RangeError('the White Rabbit is a player');
  const envelopes: Uint8Array[] = [];
  for (const [index, roleKey] of roleKeys.entries()) {
    const rabbit = (index + 1) as RabbitId;
    const card: RoleCard = rabbit === whiteRabbit ? { role: 'white-rabbit', key } : { role: 'player' };
    envelopes.push(await sealEnvelope({ process, edition, rabbit, card, roleKey }));
    onSealed?.(envelopes.length);
  }
  return encodeEnvelopeTable(edition, envelopes);
}
