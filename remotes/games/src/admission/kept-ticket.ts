import { useKeptTicket } from '@rainbow-rabbit/parts/console/kept-ticket';
import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';

/** The tickets of arcades that this browser keeps. */
export const arcadeTickets = keptTickets('games');

/** Returns the ticket of an arcade: the ticket of the page's link, which this browser then keeps, or else the kept ticket. */
export function useArcadeTicket(process: string): Ticket | undefined {
  return useKeptTicket(arcadeTickets, process);
}
