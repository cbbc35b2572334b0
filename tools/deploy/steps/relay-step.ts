import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileSafely } from '../../../localnet/src/data/write-file';
import type { DeployStep } from '../deploy-step';
import type { EventPart } from '../deployment-file';

type RelayPart = NonNullable<EventPart['relay']>;

/** Lines that people fill in, which a new file begins with. */
const ownLines = ['RELAY_BROKER_USERNAME=', 'RELAY_BROKER_PASSWORD=', 'RELAY_HEALTH=9464'];

/** Returns a file of settings with these ones, in the lines that had them, and all other lines as they are. */
function withSettings(text: string | undefined, settings: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(settings));
  const lines = (text?.trimEnd().split('\n') ?? ownLines).map((line) => {
    const name = line.slice(0, Math.max(line.indexOf('='), 0));
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? line : `${name}=${value}`;
  });
  const added = [...left].map(([name, value]) => `${name}=${value}`);
  return `${[...added, ...lines].join('\n')}\n`;
}

/**
 * Returns the step that writes the settings of an event's relay as a service (`relay/service`), and says how to run it. What people have
 * written into the file stays.
 */
export function relayStep({ slug, relay }: Pick<EventPart, 'slug'> & { relay: RelayPart }): DeployStep {
  const { keyFile } = relay;
  const brokers = [relay.broker].flat().join();
  const file = path.join(path.dirname(keyFile), `relay-${slug}.env`);
  return {
    name: `relay ${slug}`,
    does: `writes ${file}, the settings of the event's relay`,
    async run({ log, network, print }) {
      const app = log.read('app')?.result.app;
      const address = app ? new URL(`${app}/`, network.gateways[0]).href : '<address of the app>';
      const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      await writeFileSafely(file, withSettings(text, { RELAY_NETWORK: address, RELAY_BROKER: brokers }));
      print(
        `Run the relay of ${slug}: npm run relay -- --network ${address} --event ${slug} --broker ${brokers} --key ${keyFile}`,
      );
      return {};
    },
  };
}
