import type { KeptTickets, Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useMemo } from 'react';

/** Returns the ticket of a process: the ticket of the page's link, which this browser then keeps, or else the kept ticket. */
export function useKeptTicket(tickets: KeptTickets, process: string): Ticket | undefined {
  const [query] = useSearchParams();
  const carried = query.get('t');
  useEffect(() => tickets.keep(process, carried), [tickets, process, carried]);
  return useMemo(() => tickets.of(process, carried), [tickets, process, carried]);
}
