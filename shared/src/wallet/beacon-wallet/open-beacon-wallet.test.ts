import { brokerUrlsOf, openBeaconWallet } from './open-beacon-wallet';

const open = (...beaconBroker: string[]) =>
  openBeaconWallet({
    approve: async () => true,
    unlock: async () => Promise.reject(new Error('Nothing is locked here')),
    showPairing: () => undefined,
    network: { gateways: ['https://arweave.net/'], wallets: beaconBroker.length > 0 ? { beaconBroker } : {} },
  });

it.each(['mqtt://broker.example/', 'broker'])('refuses %s, which has no websocket', (url) => {
  expect(() => open(url)).toThrow(expect.objectContaining({ code: 'wallet.options-invalid' }));
});

it('refuses several of which one has none', () => {
  expect(() => open('wss://broker.example:8081/', 'broker')).toThrow(
    expect.objectContaining({ code: 'wallet.options-invalid' }),
  );
});

it.each([[], ['wss://broker.example:8081/'], ['ws://127.0.0.1:4700/mqtt', 'wss://broker.example:8081/']])(
  'takes %s for some',
  (...urls) => {
    expect(() => open(...urls)).not.toThrow();
  },
);

it.each([
  ['https://gateway.example/app/mqtt', 'wss://gateway.example/app/mqtt'],
  ['http://127.0.0.1:4700/mqtt', 'ws://127.0.0.1:4700/mqtt'],
  ['wss://broker.example:8081/', 'wss://broker.example:8081/'],
])('meets the wallet at the broker %s by %s', (broker, url) => {
  const wallets = { beaconBroker: [broker] };
  expect(brokerUrlsOf({ gateways: ['https://arweave.net/'], wallets })).toEqual([url]);
});
