import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useMemo } from 'react';
import { useContestRoom } from '../contest/contest-context';

/** The tickets of contests that this browser keeps. */
export const contestTickets = keptTickets('minibuild');

/** Returns the ticket of this contest: that of the page's link, which this browser keeps, or the one that it kept. */
export function useTicket(): Ticket | undefined {
  const process = useContestRoom().place?.process ?? '';
  const [query] = useSearchParams();
  const carried = query.get('t');
  useEffect(() => contestTickets.keep(process, carried), [process, carried]);
  return useMemo(() => contestTickets.of(process, carried), [process, carried]);
}
