import { toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { codeLength, decodeCode, eventTag } from '@rainbow-rabbit/shared/game-protocol';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import type { ReadCode } from '../pending-scan/pending-scans';
import type { Misread } from './scan-state';

/** What a QR, a link or a typed code turned out to be. */
export type CodeReading = { kind: 'rabbit'; event: EventEntry; code: ReadCode } | Misread;

/** The code in a link as rabbits show it; what follows may have been cut short or added. */
const linkedCode = /#\/(?:[a-z-]+\/)?r\/([^/?&\s]*)/i;
/** Something that a person could have meant as a code: only letters and digits, possibly in groups. */
const typedCode = /^[A-Z2-7\s-]+$/i;

/**
 * Reads what the camera saw or somebody typed: the code of a rabbit, as a link or by itself.
 * @param events the events this app knows; the code's event tag says which of them it belongs to
 * @param now the reader's clock, from which the full slot is taken
 */
export function readCode(text: string, events: readonly EventEntry[], now: number): CodeReading {
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

/** The same reading, as one event's scan screen takes it: a rabbit of another event is none here. */
export function readingAt(reading: CodeReading, here: EventEntry): CodeReading {
  if (reading.kind !== 'rabbit' || reading.event.process === here.process) return reading;
  return { kind: 'other-event', name: reading.event.name, slug: reading.event.slug };
}
