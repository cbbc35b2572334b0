import { type TicketBatch, ticketText } from '@rainbow-rabbit/processes/rabbit/client';
import { cardNumber, joiningLinkStart } from './ticket-sheet';

/** Returns the number and the joining link of each ticket. */
export function linkRows(appUrl: string, slug: string, { tickets }: TicketBatch): [string, string][] {
  const start = joiningLinkStart(appUrl, slug);
  return tickets.map((ticket) => [cardNumber(ticket), `${start}${ticketText(ticket)}`]);
}
