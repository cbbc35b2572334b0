import { useKeptTicket } from '@rainbow-rabbit/parts/console/kept-ticket';
import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';

/** The tickets of arcades that this browser keeps. */
export const arcadeTickets = keptTickets('games');

/** Returns the ticket of an arcade: that of the page's link, which this browser keeps, or the one that it kept. */
export function useArcadeTicket(process: string): Ticket | undefined {
  return useKeptTicket(arcadeTickets, process);
}
