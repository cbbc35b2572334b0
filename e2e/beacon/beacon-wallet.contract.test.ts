import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { beaconWallet } from '../../shared/src/wallet/beacon-wallet/descriptor';
import type { WalletConnector, WalletEvent } from '../../shared/src/wallet/connector';
import { makeTestConfirmer } from '../../shared/src/wallet/testing/confirmer';
import { describeConnector } from '../../shared/src/wallet/testing/connector-suite';
import { BeaconPhone } from './beacon-phone';
import { type BrokerUnderTest, brokers } from './broker-under-test';
import { openPage } from './page-under-test';
import { phoneKeys } from './phone-keys';

let keys: readonly [Keyfile, Keyfile];
beforeAll(async () => {
  keys = await phoneKeys();
});

const nextEvent = (connector: WalletConnector, type: WalletEvent['type']) =>
  new Promise<void>((resolve) => {
    const stop = connector.subscribe((event) => {
      if (event.type !== type) return;
      stop();
      resolve();
    });
  });

describe.each(brokers)('over %s', (_, startBroker) => {
  let broker: BrokerUnderTest;
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterAll(() => broker.stop());

  describeConnector(beaconWallet, async () => {
    const phone = await BeaconPhone.open(broker.url, keys[0]);
    phone.isStrict = true;
    const confirmer = makeTestConfirmer();
    const page = openPage(broker.url, undefined, confirmer);
    const { wallet } = page;
    const connector: WalletConnector = {
      ...wallet,
      // The owner of the phone scans each code that is shown.
      connect: async (permissions) => {
        const connected = wallet.connect(permissions);
        void page.code().then((code) => phone.scan(code));
        return connected;
      },
    };
    return {
      connector,
      refuseConfirmation: confirmer.refuse,
      sent: confirmer.sent,
      declineNext: () => phone.reactions.push('decline'),
      switchAccount: async () => {
        const noticed = nextEvent(wallet, 'address');
        await phone.switchTo(keys[1]);
        await noticed;
        return phone.address;
      },
      endConnection: async () => {
        const noticed = nextEvent(wallet, 'disconnected');
        await phone.leave();
        await noticed;
      },
      vanishNext: () => {
        const noticed = nextEvent(wallet, 'disconnected');
        phone.reactions.push(() => phone.leave());
        return () => noticed;
      },
      stop: async () => {
        await wallet.disconnect();
        phone.vanish();
      },
    };
  });
});
