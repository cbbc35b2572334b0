import { parseTicket, type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';

/** The parameter of an event's link that carries a ticket. */
const parameter = 't';

/** The content of a joining link. */
export interface JoiningLink {
  /** Slug of the event to which the link leads. */
  slug: string;
  /** Undefined when the link is damaged. */
  ticket: Ticket | undefined;
}

/** An event's link with a query, whatever precedes the `#`. */
const eventLink = /#\/(?:[a-z-]+\/)?rabbit\/([a-z0-9-]+)[^?#\s]*\?([^#\s]*)/i;

/** Parses the text of a joining card's QR code; undefined when it is not a joining link. */
export function parseJoiningLink(text: string): JoiningLink | undefined {
  const [, slug = '', query = ''] = eventLink.exec(text) ?? [];
  const carried = carriedTicket(query);
  return carried === null ? undefined : { slug: slug.toLowerCase(), ticket: parseTicket(carried) };
}

/** Returns the text of the ticket that a query carries; null when it carries none. */
export function carriedTicket(query: string): string | null {
  return new URLSearchParams(query).get(parameter);
}

/** Returns a query without the ticket: empty, or with its question mark. */
export function withoutTicket(query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(parameter);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the path, within the app, of an event's joining link. */
export function joiningPath(slug: string, ticket: Ticket): string {
  return `/rabbit/${slug}?${parameter}=${ticketText(ticket)}`;
}
