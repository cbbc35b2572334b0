import { keptTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useMemo } from 'react';

/** The tickets of communities that this browser keeps. */
export const communityTickets = keptTickets('social');

/** Returns the ticket of a community: that of the page's link, which this browser keeps, or the one that it kept. */
export function useCommunityTicket(process: string): Ticket | undefined {
  const [query] = useSearchParams();
  const carried = query.get('t');
  useEffect(() => communityTickets.keep(process, carried), [process, carried]);
  return useMemo(() => communityTickets.of(process, carried), [process, carried]);
}
