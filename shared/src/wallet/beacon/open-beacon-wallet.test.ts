import { openBeaconWallet } from './open-beacon-wallet';

const open = (beaconBroker: string | undefined) =>
  openBeaconWallet({
    approve: async () => true,
    unlock: async () => Promise.reject(new Error('Nothing is locked here')),
    showPairing: () => undefined,
    network: { gateway: 'https://arweave.net/', wallets: { beaconBroker } },
  });

it.each(['https://broker.example/', 'mqtt://broker.example/', 'broker'])(
  'knows %s for no broker on a websocket',
  (url) => {
    expect(() => open(url)).toThrow(expect.objectContaining({ code: 'wallet.options-invalid' }));
  },
);

it.each([undefined, 'wss://broker.example:8081/', 'ws://127.0.0.1:4700/mqtt'])('takes %s for one', (url) => {
  expect(open(url).method).toBe('BeaconWallet');
});
