import { useKeptTicket } from '@rainbow-rabbit/parts/console/kept-ticket';
import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';

/** The tickets of communities that this browser keeps. */
export const communityTickets = keptTickets('social');

/** Returns the ticket of a community: that of the page's link, which this browser keeps, or the one that it kept. */
export function useCommunityTicket(process: string): Ticket | undefined {
  return useKeptTicket(communityTickets, process);
}
