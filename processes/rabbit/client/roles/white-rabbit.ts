import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { bigEndian } from '../../../presence/client/presence-domain';
import {
  drawLabel,
  drawPartBytes,
  drawPartLabel,
  drawSeedBytes,
  maxDrawnNumbers,
  registrationLabel,
} from '../generated';
import type { RabbitId } from '../rabbit-id';

/** An act of the staff as far as it decides who may be drawn; `StaffLog` has them, newest first. */
export interface LoggedAct {
  action: string;
  detail?: Readonly<Record<string, unknown>> | undefined;
}

/** A message's place in the ledger, as far as the draw depends on it. */
interface LedgerPlace {
  /** Unix milliseconds, as the process reads them. */
  at: number;
  block: number;
}

/** The seed of a draw and the number of one of its draws, as an edition has them sealed. */
export interface DrawPart {
  seed: Bytes;
  draw: number;
}

const placeBytes = ({ at, block }: LedgerPlace) => concatBytes(bigEndian(at, 8), bigEndian(block, 8));

/** The hash over no registrations. */
export const noRegistrations: Uint8Array = new Uint8Array(32);

/** Returns the hash over the registrations up to one, from the hash over those before. */
export function registrationsHash(
  before: Uint8Array,
  { rabbit, address, ...place }: LedgerPlace & { rabbit: RabbitId; address: Address },
): Uint8Array {
  const row = concatBytes(bigEndian(rabbit, 2), fromBase64Url(address), placeBytes(place));
  return sha256(concatBytes(utf8(registrationLabel), before, row));
}

/** Returns the hash to which the first start freezes the registrations, 32 bytes. */
export function frozenHash({
  process,
  registrations,
  players,
  ...place
}: LedgerPlace & { process: ProcessId; registrations: Uint8Array; players: number }): Uint8Array {
  const start = concatBytes(bigEndian(players, 2), placeBytes(place));
  return sha256(concatBytes(utf8(registrationLabel), fromBase64Url(process), registrations, start));
}

/** Returns the commitment to a seed of 32 bytes, which `Draw` publishes before the first registration. */
export function drawCommitment({ process, seed }: { process: ProcessId; seed: Uint8Array }): Uint8Array {
  return sha256(concatBytes(utf8(drawLabel), fromBase64Url(process), seed));
}

/** Returns true when a seed matches the commitment of the staff. @param commitment in base64url */
export const isCommittedSeed = (process: ProcessId, seed: Uint8Array, commitment: string): boolean =>
  toBase64Url(drawCommitment({ process, seed })) === commitment;

/**
 * Returns the players who could not be drawn: those who were banned or removed before the first start.
 * @param log all acts of the staff, oldest first
 */
export function outAtStart(log: readonly LoggedAct[]): ReadonlySet<RabbitId> {
  const start = log.findIndex(({ action }) => action === 'Start');
  const out = new Map<RabbitId, 'banned' | 'removed'>();
  for (const { action, detail } of start < 0 ? log : log.slice(0, start)) {
    const rabbit = detail?.rabbit as RabbitId;
    if (action === 'Remove') out.set(rabbit, 'removed');
    if (action === 'Ban' && !out.has(rabbit)) out.set(rabbit, 'banned');
    if (action === 'Unban' && out.get(rabbit) === 'banned') out.delete(rabbit);
  }
  return new Set(out.keys());
}

/**
 * Returns those whom a seed draws, in the order of the draws from number 0 on; nobody twice.
 * @param hash that of the frozen registrations, 32 bytes
 * @param players rabbits that had been given at the first start
 * @param out players who can't be drawn
 * @param count draws; fewer are returned where the numbers that may be drawn have no more players
 */
export function drawnRabbits({
  process,
  seed,
  hash,
  players,
  out,
  count,
}: {
  process: ProcessId;
  seed: Uint8Array;
  hash: Uint8Array;
  players: number;
  out: ReadonlySet<RabbitId>;
  count: number;
}): RabbitId[] {
  const start = concatBytes(utf8(drawLabel), fromBase64Url(process), seed, hash);
  const drawn = new Set<RabbitId>();
  for (let number = 0; players > 0 && number < maxDrawnNumbers && drawn.size < count; number += 1) {
    const view = new DataView(sha256(concatBytes(start, bigEndian(number, 4))).buffer);
    const place = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
    const rabbit = ((place % players) + 1) as RabbitId;
    if (!out.has(rabbit)) drawn.add(rabbit);
  }
  return [...drawn];
}

/** The ground of a draw besides its seed, as `Info` and `StaffLog` have it. */
export interface DrawnFrom {
  process: ProcessId;
  /** The registrations as the first start froze them, `hash` in base64url. */
  frozen: { hash: string; players: number };
  /** All acts of the staff, oldest first. */
  log: readonly LoggedAct[];
}

/** Returns those whom a seed draws in an event, as `drawnRabbits` does. */
export function drawnFrom({
  process,
  frozen: { hash, players },
  log,
  ...draw
}: DrawnFrom & { seed: Uint8Array; count: number }): RabbitId[] {
  return drawnRabbits({ process, hash: fromBase64Url(hash), players, out: outAtStart(log), ...draw });
}

/** The use of a sealed part: it opens only with the same. */
interface DrawPartContext {
  process: ProcessId;
  edition: number;
  /** The event's key, as `deriveKey` returns it. */
  key: Uint8Array;
}

/** Seals and opens a part alike: an edition's pad is used once, since each has one number and one key. */
function withPad(bytes: Uint8Array, { process, edition, key }: DrawPartContext): Bytes {
  const start = concatBytes(utf8(drawPartLabel), fromBase64Url(process), bigEndian(edition, 4), key);
  const pad = concatBytes(...[0, 1].map((part) => sha256(concatBytes(start, Uint8Array.of(part)))));
  return Uint8Array.from(bytes, (byte, index) => byte ^ (pad[index] ?? 0));
}

/** Seals the seed and the number of an edition's draw, so that the revealed key opens them. @returns 36 bytes */
export function sealDrawPart({
  seed,
  draw,
  ...context
}: DrawPartContext & { seed: Uint8Array; draw: number }): Bytes {
  return withPad(concatBytes(seed, bigEndian(draw, 4)), context);
}

/** Opens what `sealDrawPart` sealed; undefined for another size. Only the commitment shows if the seed is true. */
export function openDrawPart({
  sealed,
  ...context
}: DrawPartContext & { sealed: Uint8Array }): DrawPart | undefined {
  if (sealed.length !== drawPartBytes) return undefined;
  const bytes = withPad(sealed, context);
  return {
    seed: bytes.slice(0, drawSeedBytes),
    draw: new DataView(bytes.buffer).getUint32(drawSeedBytes),
  };
}

/** The roles of the editions that were dealt with a key, as that key opens them. */
export interface OpenedRoles {
  /** Undefined when no edition opens to the commitment. */
  seed: Bytes | undefined;
  /** The number of the draw of each edition, by edition. */
  draws: ReadonlyMap<number, number>;
  /** Players who got the key in an envelope: the process lets none of them win with it. */
  holders: ReadonlySet<RabbitId>;
  /** Editions that don't open to the commitment and a possible draw. */
  unopened: readonly number[];
}

interface OpenRolesParams extends DrawnFrom {
  /** The event's key, as `deriveKey` returns it. */
  key: Uint8Array;
  /** In base64url. */
  commitment: string;
}

/** Opens the roles that were dealt with a key, as the process does once it is revealed (docs/protocol.md, "The White Rabbit"). */
export function openRoles({ process, key, commitment, frozen, log }: OpenRolesParams): OpenedRoles {
  const keyDigest = toBase64Url(sha256(key));
  const draws = new Map<number, number>();
  const unopened: number[] = [];
  let seed: Bytes | undefined;
  let [last, lastEdition] = [0, 0];
  for (const { action, detail } of log) {
    if (action !== 'Deal' || detail?.keyDigest !== keyDigest) continue;
    const edition = Number(detail.edition);
    const part = openDrawPart({ process, edition, key, sealed: fromBase64Url(String(detail.sealed)) });
    const isTrue = part && isCommittedSeed(process, part.seed, commitment);
    if (isTrue) seed = part.seed;
    if (isTrue && part.draw >= last && part.draw - last <= edition - lastEdition) {
      draws.set(edition, part.draw);
      [last, lastEdition] = [part.draw, edition];
    } else unopened.push(edition);
  }
  const drawn = seed ? drawnFrom({ process, seed, frozen, log, count: last + 1 }) : [];
  const holders = [...draws.values()].flatMap((draw) => drawn[draw] ?? []);
  return { seed, draws, holders: new Set(holders), unopened };
}
