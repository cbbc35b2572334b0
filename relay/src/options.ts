import { parseArgs } from 'node:util';
import { readsApartMs } from './paced-turns';

export const relayUsage = `Usage: npm run relay -- --network <url> [options]

Reads an event at most six times a minute, and publishes what it read, signed, for the phones of a venue.

  --network <url>   address of the app, or of its network.json
  --event <slug>    the event, where network.json lists several
  --communities     reads the meet-ups of the communities instead, and tells phones that asked what is tomorrow
  --broker <url>    the message broker (wss://…), unless network.json names it; several with commas between
  --key <file>      the relay's own key, made where there is none (relay-key.json)
  --reads-apart <s> seconds between two reads, 0.1 to 60 (10.5, as public units want it; 60 of the communities)
  --event-file <file> run the event's day by itself with its file, as an open console does …
  --wallet <file>   … and with this keyfile, of a wallet on the event's staff
  --push-service <origin> a push service besides those of the browsers (https://…); several with commas between
  --health <port>   answer /health and /metrics (Prometheus) there; a port of this machine (0: a free one), or <address>:<port>
  --help            this text

Brokers that ask for a name and a password take them from RELAY_BROKER_USERNAME and RELAY_BROKER_PASSWORD.
`;

/** Time between two reads of meet-ups: phones are notified a day before. */
const meetUpReadsApartMs = 60_000;

/** The choices of a run. */
export interface RelayChoices {
  /** URL of the network's `network.json`. */
  networkUrl: string;
  slug?: string;
  /** True where it works for the communities, not for an event. */
  isForCommunities?: true;
  brokers?: readonly string[];
  keyFile: string;
  /** Push services besides those of the browsers, as origins. */
  pushServices?: readonly string[];
  /** Time between two reads, in milliseconds. */
  readsApartMs: number;
  /** The files with which it runs the event's day: the event's secret, and a wallet of its staff. */
  day?: { eventFile: string; walletFile: string };
  /** The address at which its health can be asked. */
  health?: { host: string; port: number };
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
      'reads-apart': text,
      communities: { type: 'boolean' },
      health: text,
      'event-file': text,
      wallet: text,
      'push-service': text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const {
    network = '',
    event: slug,
    broker,
    key: keyFile,
    'event-file': eventFile,
    wallet: walletFile,
  } = values;
  const brokers = listOf(broker, isBrokerUrl, '--broker is no address of a broker.');
  const pushServices = listOf(values['push-service'], isOrigin, '--push-service is no origin of the web.');
  if (!(URL.canParse(network) && /^https?:$/.test(new URL(network).protocol))) {
    throw new Error('--network is missing or no address of the web.');
  }
  const usualMs = values.communities ? meetUpReadsApartMs : readsApartMs;
  const apartMs = parseApartMs(values['reads-apart'], usualMs);
  if (values.communities) expectNoEvent([slug, eventFile, walletFile]);
  if (!eventFile !== !walletFile) throw new Error('--event-file and --wallet need each other.');
  const health = values.health === undefined ? undefined : parseAddress(values.health);
  const page = new URL(network);
  const networkUrl = page.pathname.endsWith('.json') ? page.href : new URL('network.json', page).href;
  return {
    networkUrl,
    keyFile,
    readsApartMs: apartMs,
    ...(slug && { slug }),
    ...(values.communities && { isForCommunities: true }),
    ...(brokers && { brokers }),
    ...(pushServices && { pushServices }),
    ...(eventFile && walletFile && { day: { eventFile, walletFile } }),
    ...(health && { health }),
  };
}

/** @throws Error for what is no number of seconds from 0.1 to 60 */
function parseApartMs(seconds: string | undefined, usualMs: number): number {
  const apartMs = seconds === undefined ? usualMs : Number(seconds) * 1000;
  if (apartMs >= 100 && apartMs <= 60_000) return apartMs;
  throw new Error('--reads-apart is no number from 0.1 to 60.');
}

/** @throws Error for an option that only a relay of an event takes */
function expectNoEvent(values: readonly (string | undefined)[]): void {
  if (values.every((value) => value === undefined)) return;
  throw new Error('--communities takes no --event, --event-file and --wallet.');
}

/** Returns the parts between commas; undefined without a text. @throws Error for a wrong part */
function listOf(
  text: string | undefined,
  isPart: (part: string) => boolean,
  problem: string,
): string[] | undefined {
  const parts = text?.split(',');
  if (parts && !parts.every(isPart)) throw new Error(problem);
  return parts;
}

/** @throws Error for what is neither a port nor an address and a port */
function parseAddress(text: string): { host: string; port: number } {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === '' || port > 65_535) throw new Error('--health is no port, and no address with a port.');
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port };
}

const isBrokerUrl = (url: string): boolean =>
  URL.canParse(url) && /^(wss?|mqtts?):$/.test(new URL(url).protocol);

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
