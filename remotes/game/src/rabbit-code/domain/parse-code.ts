import { codeLength, decodeCode, eventTag } from '@rainbow-rabbit/processes/rabbit/client';
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
 * Parses the code of a rabbit, as a link or by itself.
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
  const decoded = decodeCode(candidate, now);
  if (decoded.status === 'damaged') return { kind: 'damaged' };
  const { eventTag: tag, rabbit, slot, token } = decoded.code;
  const event = events.find(({ process }) => eventTag(process) === tag);
  if (!event) return { kind: 'other-event' };
  return { kind: 'rabbit', event, code: { rabbit, slot, token: toBase64Url(token) } };
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
