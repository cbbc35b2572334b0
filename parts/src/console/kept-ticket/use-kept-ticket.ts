import type { KeptTickets, Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useMemo } from 'react';

/** Returns the ticket of a process: that of the page's link, which this browser keeps, or the one that it kept. */
export function useKeptTicket(tickets: KeptTickets, process: string): Ticket | undefined {
  const [query] = useSearchParams();
  const carried = query.get('t');
  useEffect(() => tickets.keep(process, carried), [tickets, process, carried]);
  return useMemo(() => tickets.of(process, carried), [tickets, process, carried]);
}
