import { makeTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import {
  admitTickets,
  configureEvent,
  createRabbitClient,
  type EventSettings,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Keyfile, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createActor } from './actor';

export interface StaffOptions {
  /** URL of the local network. */
  url: string;
  /** The event's process. */
  process: ProcessId;
  /** The wallet of a member of the event's staff. */
  keyfile: Keyfile;
}

/** A member of an event's staff, played by code. */
export interface ScriptedStaff {
  /** Changes settings of the event. @throws AppError the process's refusal */
  configure(settings: EventSettings): Promise<void>;
  /** Adds a batch of tickets to the event. @throws AppError the process's refusal */
  issueTickets(count: number): Promise<readonly Ticket[]>;
}

const reason = 'A test of the local network';

/** Signs the acts of a member of the staff. */
export async function createTestStaff({ url, process, keyfile }: StaffOptions): Promise<ScriptedStaff> {
  const { ao, signer } = await createActor(url, keyfile);
  const rabbit = { ao, process };
  const client = createRabbitClient(ao, process);
  return {
    configure: async (settings) => {
      await configureEvent(rabbit, { reason, ...settings }, { signer });
    },
    issueTickets: async (count) => {
      const { batches } = await client.info({ maxAgeMs: 0 });
      const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
      const { batch, root, tickets } = makeTickets({ process, batch: batches + 1, count, random });
      await admitTickets(rabbit, { reason, batch, root, count }, { signer });
      return tickets;
    },
  };
}
