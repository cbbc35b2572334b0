import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useMemo } from 'react';

/** The tickets of arcades that this browser keeps. */
export const arcadeTickets = keptTickets('games');

/** Returns the ticket of an arcade: that of the page's link, which this browser keeps, or the one that it kept. */
export function useArcadeTicket(process: string): Ticket | undefined {
  const [query] = useSearchParams();
  const carried = query.get('t');
  useEffect(() => arcadeTickets.keep(process, carried), [process, carried]);
  return useMemo(() => arcadeTickets.of(process, carried), [process, carried]);
}
