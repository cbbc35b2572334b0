import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import { eventInfoSchema } from '../replies/event';
import { leaderboardSchema } from '../replies/leaderboard';
import { playerSchema } from '../replies/player';
import { openSignedText, type SignedKind, signText } from './signed-text';

/**
 * The part of an event that a snapshot holds: its `Info`, a page of `defaultPageLimit` rows of the ranking, or what `Me` with
 * `catches` says of the player of a rabbit.
 */
export type SnapshotPart = 'info' | `board/${number}` | `me/${number}`;

/** A reply of an event's process as a relay read it (docs/protocol.md, Snapshots). */
export interface Snapshot {
  /** The event's process. */
  event: ProcessId;
  part: SnapshotPart;
  /** The relay's time at which it asked, in Unix milliseconds. */
  time: number;
  /** Greater in every later snapshot of a relay. */
  sequence: number;
  /** The process's reply, whose `at` is the ledger's time. */
  reply: { at: number };
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** Its length is more than 50 rows of the longest names need. */
const kind: SignedKind = { label: 'rr1f', maxLength: 128 * 1024 };

const snapshotSchema = v.object({
  event: v.string(),
  part: v.string(),
  time: v.pipe(v.number(), v.safeInteger()),
  sequence: v.pipe(v.number(), v.safeInteger()),
  at: v.number(),
  reply: v.unknown(),
});

function schemaOf(part: SnapshotPart) {
  if (part === 'info') return eventInfoSchema;
  return part.startsWith('me/') ? playerSchema : leaderboardSchema;
}

/** Returns the MQTT topic of a part of an event. */
export const snapshotTopic = ({ event, part }: Pick<Snapshot, 'event' | 'part'>): string =>
  `rainbow-rabbit/${event}/${part}`;

/**
 * Imports a relay's public key.
 * @param text raw and uncompressed (65 bytes), in base64url
 * @throws DOMException or AppError for a text that is no point of the curve
 */
export function importRelayKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64Url(text), ecdsa, true, ['verify']);
}

/** Signs a snapshot with a relay's private key (ECDSA, P-256). Returns the message's text: signature, dot, JSON. */
export function signSnapshot(snapshot: Snapshot, privateKey: CryptoKey): Promise<string> {
  const { event, part, time, sequence, reply } = snapshot;
  return signText(kind, JSON.stringify({ event, part, time, sequence, at: reply.at, reply }), privateKey);
}

/**
 * Opens a message of a relay.
 * @param expected the event and the part that the message must be of, and the relay's public key
 * @returns undefined for anything but a snapshot of this event and part that this key signed
 */
export async function openSnapshot(
  text: string,
  { event, part, key }: Pick<Snapshot, 'event' | 'part'> & { key: CryptoKey },
): Promise<Snapshot | undefined> {
  const body = await openSignedText(kind, text, key);
  if (body === undefined) return undefined;
  try {
    const { at, reply, ...parsed } = v.parse(snapshotSchema, JSON.parse(body));
    const known = v.parse(schemaOf(part), reply);
    if (parsed.event !== event || parsed.part !== part || at !== known.at) return undefined;
    return { event, part, time: parsed.time, sequence: parsed.sequence, reply: known };
  } catch {
    return undefined;
  }
}
