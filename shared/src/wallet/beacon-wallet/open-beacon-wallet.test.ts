import { brokerUrlOf, openBeaconWallet } from './open-beacon-wallet';

const open = (beaconBroker: string | undefined) =>
  openBeaconWallet({
    approve: async () => true,
    unlock: async () => Promise.reject(new Error('Nothing is locked here')),
    showPairing: () => undefined,
    network: { gateway: 'https://arweave.net/', wallets: { beaconBroker } },
  });

it.each(['mqtt://broker.example/', 'broker'])('refuses %s, which has no websocket', (url) => {
  expect(() => open(url)).toThrow(expect.objectContaining({ code: 'wallet.options-invalid' }));
});

it.each([undefined, 'wss://broker.example:8081/', 'ws://127.0.0.1:4700/mqtt'])('takes %s for one', (url) => {
  expect(() => open(url)).not.toThrow();
});

it.each([
  ['https://gateway.example/app/mqtt', 'wss://gateway.example/app/mqtt'],
  ['http://127.0.0.1:4700/mqtt', 'ws://127.0.0.1:4700/mqtt'],
  ['wss://broker.example:8081/', 'wss://broker.example:8081/'],
])('meets the wallet at the broker %s by %s', (beaconBroker, url) => {
  expect(brokerUrlOf({ gateway: 'https://arweave.net/', wallets: { beaconBroker } })).toBe(url);
});
