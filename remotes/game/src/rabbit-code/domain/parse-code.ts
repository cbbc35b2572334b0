import {
  codeLength,
  decodeBadge,
  decodeCode,
  eventTag,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { Misread } from './misread';
import type { ScannedCode } from './scanned-code';

/** An event that this app knows. */
interface KnownEvent {
  process: ProcessId;
  slug: string;
  name: string;
}

/** The result of parsing a QR's text, a link or a typed code. */
export type ParsedCode<E extends KnownEvent = KnownEvent> =
  | { kind: 'rabbit'; event: E; code: ScannedCode }
  | Misread;

/** The code in a link as rabbits show it; the text after the code may be cut short or extended. */
const linkedCode = /#\/(?:[a-z-]+\/)?r\/([^/?&\s]*)/i;
/** A text that a player could have meant as a code: only letters and digits, possibly in groups. */
const typedCode = /^[A-Z2-7\s-]+$/i;

/**
 * Parses the code of a rabbit, on a phone or on a printed badge, as a link or by itself.
 * @param text the text that the camera read or the player typed
 * @param events the events this app knows; the code's event tag says which of them it belongs to
 * @param now the reader's clock in Unix milliseconds, from which the full slot is taken
 */
export function parseCode<E extends KnownEvent>(
  text: string,
  events: readonly E[],
  now: number,
): ParsedCode<E> {
  const candidate = candidateIn(text);
  if (candidate === undefined) return { kind: 'foreign' };
  const found = phoneCode(candidate, now) ?? badgeCode(candidate, now);
  if (!found) return { kind: 'damaged' };
  const event = events.find(({ process }) => eventTag(process) === found.tag);
  if (!event) return { kind: 'other-event' };
  return { kind: 'rabbit', event, code: found.code };
}

/** A code with the tag of its event. */
interface TaggedCode {
  tag: string;
  code: ScannedCode;
}

function phoneCode(text: string, now: number): TaggedCode | undefined {
  const decoded = decodeCode(text, now);
  if (decoded.status === 'damaged') return undefined;
  const { eventTag: tag, rabbit, slot, token } = decoded.code;
  return { tag, code: { rabbit, slot, token: toBase64Url(token) } };
}

function badgeCode(text: string, now: number): TaggedCode | undefined {
  const decoded = decodeBadge(text);
  if (!decoded) return undefined;
  const { eventTag: tag, rabbit, secret } = decoded;
  return { tag, code: { rabbit, slot: slotOf(now), token: toBase64Url(secret), printed: true } };
}

function candidateIn(text: string): string | undefined {
  const linked = linkedCode.exec(text)?.[1];
  if (linked !== undefined) return linked;
  const compact = text.replace(/[\s-]/g, '');
  const isPlausible = typedCode.test(text.trim()) && compact.length >= codeLength / 2;
  return isPlausible ? compact : undefined;
}

/** Returns the result with a rabbit of another event turned into a misread that names its event. */
export function parsedAt<E extends KnownEvent>(
  parsed: ParsedCode<E>,
  here: Pick<KnownEvent, 'process'>,
): ParsedCode<E> {
  if (parsed.kind !== 'rabbit' || parsed.event.process === here.process) return parsed;
  return { kind: 'other-event', name: parsed.event.name, slug: parsed.event.slug };
}
