import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { parseJoiningLink } from './joining-link';

/** The result of scanning a joining card; `event` is absent where this app does not know the card's event. */
export type ReadCard =
  | { kind: 'card'; ticket: Ticket }
  | { kind: 'damaged-card' }
  | { kind: 'other-card'; ticket: Ticket; event?: { slug: string; name: string } };

/**
 * Parses the text of a QR code as a joining card.
 * @param here slug of the event around the scanner
 * @param events the events that this app knows
 * @returns undefined when the text is not a joining link
 */
export function readCard(
  text: string,
  here: string,
  events: readonly { slug: string; name: string }[],
): ReadCard | undefined {
  const link = parseJoiningLink(text);
  if (!link) return undefined;
  const { slug, ticket } = link;
  if (!ticket) return { kind: 'damaged-card' };
  if (slug === here) return { kind: 'card', ticket };
  const event = events.find((entry) => entry.slug === slug);
  return { kind: 'other-card', ticket, ...(event && { event: { slug, name: event.name } }) };
}
