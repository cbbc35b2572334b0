import { parseNetwork } from './network';

const base = 'https://gateway.example/app/network.json';
const network = {
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateway: './',
  explorer: 'https://explorer.example/#/address/',
  events: [],
};

it('finds what lies beside the page', () => {
  expect(parseNetwork(network, base)).toEqual({
    ...network,
    ao: { mode: 'legacy', mu: 'https://gateway.example/app/mu', cu: 'https://gateway.example/app/cu' },
    gateway: 'https://gateway.example/app/',
    wallets: {},
  });
});

it.each([
  ['mqtt', 'wss://gateway.example/app/mqtt'],
  ['wss://broker.example:8081', 'wss://broker.example:8081/'],
])('takes the message broker %s for %s', (beaconBroker, url) => {
  expect(parseNetwork({ ...network, wallets: { beaconBroker } }, base).wallets).toEqual({
    beaconBroker: url,
  });
});

it('on a page without TLS, a broker beside it has none either', () => {
  const { wallets } = parseNetwork(
    { ...network, wallets: { beaconBroker: 'mqtt' } },
    'http://127.0.0.1:4700/network.json',
  );
  expect(wallets.beaconBroker).toBe('ws://127.0.0.1:4700/mqtt');
});

it('refuses what is no network', () => {
  const refused = expect.objectContaining({ code: 'network.invalid' });
  expect(() => parseNetwork({ ...network, gateway: 7 }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, wallets: { beaconBroker: 7 } }, base)).toThrow(refused);
});
