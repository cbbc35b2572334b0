import { useKeptTicket } from '@rainbow-rabbit/parts/console/kept-ticket';
import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';

/** The tickets of communities that this browser keeps. */
export const communityTickets = keptTickets('social');

/** Returns the ticket of a community: the ticket of the page's link, which this browser then keeps, or else the kept ticket. */
export function useCommunityTicket(process: string): Ticket | undefined {
  return useKeptTicket(communityTickets, process);
}
