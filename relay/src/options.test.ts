import { readFile } from 'node:fs/promises';
import { parseRelayOptions } from './options';

const network = ['--network', 'https://rabbit.example/'];

it.each([
  [[], '--network is missing'],
  [['--network', 'ftp://rabbit.example/'], '--network is missing or no address of the web'],
  [[...network, '--broker', 'https://broker.example/'], '--broker is no address'],
  [[...network, '--broker', 'wss://b.example/,b'], '--broker is no address'],
  [[...network, '--reads-apart', '0'], '--reads-apart is no number from 0.1 to 60'],
  [[...network, '--reads-apart', 'soon'], '--reads-apart is no number from 0.1 to 60'],
  [[...network, '--event-file', 'event.json'], '--event-file and --wallet need each other'],
  [[...network, '--wallet', 'wallet.json'], '--event-file and --wallet need each other'],
  [[...network, '--communities', '--event', 'garden'], '--communities takes no --event'],
  [[...network, '--health', 'here'], '--health is no port'],
  [[...network, '--health', '70000'], '--health is no port'],
  [[...network, '--push-service', 'https://push.example/path'], '--push-service is no origin'],
  [[...network, '--unknown'], '--unknown'],
  [[...network, 'stray'], 'stray'],
])('of %j says what is wrong', (args, problem) => {
  expect(() => parseRelayOptions(args)).toThrow(problem);
});

it('reads a public unit six times a minute at most, and a unit of one’s own as often as it is told', () => {
  const choices = { networkUrl: 'https://rabbit.example/network.json', keyFile: 'relay-key.json' };
  expect(parseRelayOptions(network)).toEqual({ ...choices, readsApartMs: 10_500 });
  expect(parseRelayOptions([...network, '--reads-apart', '2'])).toEqual({ ...choices, readsApartMs: 2000 });
  expect(parseRelayOptions([...network, '--communities'])).toEqual({
    ...choices,
    isForCommunities: true,
    readsApartMs: 60_000,
  });
  expect(parseRelayOptions(['--help'])).toBeUndefined();
});

it('publishes at each broker that is given', () => {
  const brokers = ['wss://one.example/', 'mqtts://two.example:8883'];
  expect(parseRelayOptions([...network, '--broker', brokers.join()])?.brokers).toEqual(brokers);
});

it.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:0', { host: '::1', port: 0 }],
])('tells its health at %s, which is of this machine unless it says more', (text, health) => {
  expect(parseRelayOptions([...network, '--health', text])?.health).toEqual(health);
});

const service = new URL('../service/', import.meta.url);
const read = (file: string) => readFile(new URL(file, service), 'utf8');

it('is started by the systemd unit and by the container with arguments that it takes', async () => {
  const [, unit = ''] = /^ExecStart=\S+ (.*)$/m.exec(await read('rainbow-rabbit-relay@.service')) ?? [];
  const [, container = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(await read('Containerfile')) ?? [];
  const brokers = ['mqtts://broker.example:8883', 'mqtts://other.example:8883'];
  const settings: Record<string, string> = {
    RELAY_NETWORK: 'https://rabbit.example/',
    RELAY_BROKER: brokers.join(),
    RELAY_HEALTH: '9464',
    RELAY_DAY: '--event-file /run/event --wallet /run/wallet',
  };
  const ofUnit = unit
    .replace(/\$\{?(\w+)\}?/g, (_, name: string) => settings[name] ?? '')
    .replaceAll('%i', 'garden')
    .replaceAll('%S', '/var/lib')
    .split(' ');
  const ofContainer: string[] = [...JSON.parse(container).slice(1), ...network];
  const command = ['--import', 'tsx', 'relay/src/cli.ts'];
  expect([ofUnit.slice(0, 3), ofContainer.slice(0, 3)]).toEqual([command, command]);
  expect(parseRelayOptions(ofUnit.slice(3))).toMatchObject({
    slug: 'garden',
    brokers,
    keyFile: '/var/lib/rainbow-rabbit-relay/garden.json',
    health: { host: '127.0.0.1', port: 9464 },
    day: { eventFile: '/run/event', walletFile: '/run/wallet' },
  });
  expect(parseRelayOptions(ofContainer.slice(3))).toMatchObject({
    keyFile: '/state/relay-key.json',
    health: { host: '0.0.0.0', port: 9464 },
  });
});
