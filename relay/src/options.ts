import { parseArgs } from 'node:util';
import { readsApartMs } from './paced-turns';

export const relayUsage = `Usage: npx tsx relay/src/cli.ts --network <url> [options]

Reads an event at most six times a minute, and publishes what it read, signed, for the phones of a venue.

  --network <url>   address of the app, or of its network.json
  --event <slug>    the event, where network.json lists several
  --broker <url>    the message broker (wss://…), unless network.json names it
  --key <file>      the relay's own key, made where there is none (relay-key.json)
  --reads-apart <s> seconds between two reads, 0.1 to 60 (10.5, as public units want it)
  --help            this text

A broker that asks for a name and a password takes them from RELAY_BROKER_USERNAME and RELAY_BROKER_PASSWORD.
`;

/** The choices of a run. */
export interface RelayChoices {
  /** URL of the network's `network.json`. */
  networkUrl: string;
  slug?: string;
  broker?: string;
  keyFile: string;
  /** Time between two reads, in milliseconds. */
  readsApartMs: number;
}

/**
 * Parses the command line. Returns undefined when it asks for help.
 * @throws Error that names the option that is wrong or missing
 */
export function parseRelayOptions(args: readonly string[]): RelayChoices | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      network: text,
      event: text,
      broker: text,
      key: { ...text, default: 'relay-key.json' },
      'reads-apart': { ...text, default: String(readsApartMs / 1000) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const { network = '', event: slug, broker, key: keyFile } = values;
  const apartMs = Number(values['reads-apart']) * 1000;
  if (!(URL.canParse(network) && /^https?:$/.test(new URL(network).protocol))) {
    throw new Error('--network is missing or no address of the web.');
  }
  if (broker !== undefined && !isBrokerUrl(broker)) throw new Error('--broker is no address of a broker.');
  if (!(apartMs >= 100 && apartMs <= 60_000)) throw new Error('--reads-apart is no number from 0.1 to 60.');
  const page = new URL(network);
  const networkUrl = page.pathname.endsWith('.json') ? page.href : new URL('network.json', page).href;
  return { networkUrl, keyFile, readsApartMs: apartMs, ...(slug && { slug }), ...(broker && { broker }) };
}

const isBrokerUrl = (url: string): boolean =>
  URL.canParse(url) && /^(wss?|mqtts?):$/.test(new URL(url).protocol);
