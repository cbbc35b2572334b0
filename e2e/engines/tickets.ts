import { type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import { demoTickets } from '../../localnet/src/seed/demo-tickets';
import type { LocalnetUnderTest } from '../support/localnet';

interface TicketParams {
  /** The process that it admits to. */
  of: 'arcade' | 'minibuild';
  /** The page that takes it, such as `mini-build`. */
  page: string;
  /** Its number, which nobody else has. */
  ticket: number;
}

/** Returns the route by which a ticket of a demo process is used. */
export async function ticketPath(
  { url }: LocalnetUnderTest,
  { of, page, ticket }: TicketParams,
): Promise<string> {
  const { processes } = await (await fetch(new URL('network.json', url))).json();
  return `#/${page}?t=${ticketText(demoTickets(processes[of]).tickets[ticket] as Ticket)}`;
}
