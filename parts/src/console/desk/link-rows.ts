import { type TicketBatch, ticketText } from '@rainbow-rabbit/processes/admission/client';
import { cardNumber } from './ticket-sheet';

/** Returns the number and the joining link of each ticket. */
export function linkRows(linkStart: string, { tickets }: TicketBatch): [string, string][] {
  return tickets.map((ticket) => [cardNumber(ticket), `${linkStart}${ticketText(ticket)}`]);
}
