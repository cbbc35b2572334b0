import { useKeptTicket } from '@rainbow-rabbit/parts/console/kept-ticket';
import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useContestRoom } from '../contest/contest-context';

/** The tickets of contests that this browser keeps. */
export const contestTickets = keptTickets('minibuild');

/** Returns the ticket of this contest: that of the page's link, which this browser keeps, or the ticket that it kept. */
export function useTicket(): Ticket | undefined {
  return useKeptTicket(contestTickets, useContestRoom().place?.process ?? '');
}
