import { createTestStaff, type ScriptedStaff } from '@rainbow-rabbit/localnet';
import { type Ticket, ticketText } from '@rainbow-rabbit/processes/rabbit/client';
import { sharedKeys, test } from '../support';

/** The staff of the demo event, which asks for tickets in these tests. */
interface TicketedEvent extends Omit<ScriptedStaff, 'issueTickets'> {
  /** Returns a ticket that nobody has used. */
  nextTicket(): Ticket;
}

interface TicketedFixtures {
  event: TicketedEvent;
}

const count = 24;

/** `test` in a local network of its own, whose demo event asks for tickets. */
export const ticketedTest = test.extend<object, TicketedFixtures>({
  event: [
    async ({ localnet }, use) => {
      const [demo] = localnet.events;
      if (!demo) throw new Error('The local network has no event');
      const keyfile = await sharedKeys.wallet('operator');
      const staff = await createTestStaff({ url: localnet.url, process: demo.process, keyfile });
      await staff.configure({ admission: 'tickets' });
      const unused = [...(await staff.issueTickets(count))];
      await use({
        configure: staff.configure,
        nextTicket: () => {
          const ticket = unused.pop();
          if (!ticket) throw new Error(`More than ${count} tickets were taken`);
          return ticket;
        },
      });
    },
    { scope: 'worker', auto: true },
  ],
});

/** Returns the text of a joining card's QR code. */
export const joiningLink = (url: string, ticket: Ticket, slug = 'demo') =>
  `${url}#/rabbit/${slug}?t=${ticketText(ticket)}`;
