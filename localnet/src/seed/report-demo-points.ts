import { maxEntries } from '@rainbow-rabbit/processes/community/client';
import { createRabbitClient, rabbitColours, readPerson } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createActor } from '../players/actor';
import { tagValue } from '../units/tags';
import type { SeedOptions } from './seed-events';

/** Pause between two looks at the event. */
const pauseMs = 5000;

export interface DemoReport {
  /** The demo event. */
  event: ProcessId;
  /** The process that gives the points (`createDemoReferee`). */
  referee: ProcessId;
  report: (problem: string) => void;
}

interface PlayerColours {
  address: Address;
  /** Number of confirmed ones. */
  colours: number;
  isPerson: boolean;
}

/**
 * Reports to the referee the colours that players of the demo event have, now and whenever the event had new messages.
 * @returns the undo
 */
export async function reportDemoPoints(
  { storage, url }: SeedOptions,
  { event, referee, report }: DemoReport,
): Promise<() => Promise<void>> {
  const operator = await createActor(url, await storage.keyring.wallet('operator'));
  const client = createRabbitClient(operator.ao, event);
  const told = new Map<Address, number>();
  let seen = 0;

  async function coloursOf(address: Address): Promise<number> {
    const me = await client.me(address, { maxAgeMs: 0 });
    return me.registered ? me.collected.filter(({ status }) => status === 'confirmed').length : 0;
  }

  async function tell(rows: readonly PlayerColours[]): Promise<void> {
    const message = {
      process: referee,
      tags: [{ name: 'Action', value: 'Seen' }],
      data: JSON.stringify(rows),
    };
    await operator.ao.result(
      referee,
      await operator.ao.post(await operator.ao.sign(message, operator.signer)),
    );
    for (const { address, colours } of rows) told.set(address, colours);
  }

  async function look(): Promise<void> {
    const messages = storage.ledger.process(event)?.messages ?? [];
    const count = messages.length;
    if (count === seen) return;
    const registrations = messages.filter(({ tags }) => tagValue(tags, 'Action') === 'Register');
    const rows: PlayerColours[] = [];
    const players = new Set(registrations.map((message) => message.address));
    for (const address of [...players].filter((one) => (told.get(one) ?? 0) < rabbitColours.length)) {
      const colours = await coloursOf(address);
      if (colours <= (told.get(address) ?? 0)) continue;
      const { isPerson } = await readPerson({ ao: operator.ao, process: event }, address, { maxAgeMs: 0 });
      rows.push({ address, colours, isPerson });
    }
    for (let first = 0; first < rows.length; first += maxEntries)
      await tell(rows.slice(first, first + maxEntries));
    seen = count;
  }

  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((reason) => report(`The demo points were not sent: ${String(reason)}`));
  }, pauseMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
