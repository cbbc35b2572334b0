import { createTestStaff, type ScriptedStaff } from '@rainbow-rabbit/localnet';
import { type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import { forkLocalnet, oncePerWorker, sharedKeys, test, type WorkerEnd } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** The staff of the demo event, which asks for tickets in these tests. */
interface TicketedEvent extends Omit<ScriptedStaff, 'issueTickets'> {
  /** Returns a ticket that nobody has used. */
  nextTicket(): Ticket;
}

interface TicketedFixtures {
  /** A local network of these tests' own. */
  network: LocalnetUnderTest;
  event: TicketedEvent;
}

const count = 24;

/** Lets the demo event of a network ask for tickets. */
export async function askForTickets(network: LocalnetUnderTest): Promise<TicketedEvent> {
  const [demo] = network.events;
  if (!demo) throw new Error('The local network has no event');
  const keyfile = await sharedKeys.wallet('operator');
  const staff = await createTestStaff({ url: network.url, process: demo.process, keyfile });
  await staff.configure({ admission: 'tickets' });
  const unused = [...(await staff.issueTickets(count))];
  return {
    configure: staff.configure,
    nextTicket: () => {
      const ticket = unused.pop();
      if (!ticket) throw new Error(`More than ${count} tickets were taken`);
      return ticket;
    },
  };
}

const ticketedNetwork = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const network = await forkLocalnet();
  workerEnd.add(network.stop);
  return { network, event: await askForTickets(network) };
});

/** `test` in a local network whose demo event asks for tickets; the tests of a worker share it. */
export const ticketedTest = test.extend<TicketedFixtures>({
  network: [
    async ({ workerEnd }, use) => use((await ticketedNetwork({ workerEnd })).network),
    { timeout: 300_000 },
  ],
  baseURL: async ({ network }, use) => use(network.url),
  event: async ({ workerEnd }, use) => use((await ticketedNetwork({ workerEnd })).event),
});

/** Returns the text of a joining card's QR code. */
export const joiningLink = (url: string, ticket: Ticket, slug = 'demo') =>
  `${url}#/rabbit/${slug}?t=${ticketText(ticket)}`;
