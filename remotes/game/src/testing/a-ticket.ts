import { makeTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** A ticket of a batch of five for tests; another code for each seed. */
export function aTicket(seed = 1): Ticket {
  const { tickets } = makeTickets({
    process: 'A'.repeat(43) as ProcessId,
    batch: 1,
    count: 5,
    random: (bytes) => new Uint8Array(bytes).fill(seed),
  });
  const ticket = tickets[3];
  if (!ticket) throw new Error('The batch has no fourth ticket');
  return ticket;
}
