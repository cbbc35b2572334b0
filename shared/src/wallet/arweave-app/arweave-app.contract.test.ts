import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { makeTestConfirmer } from '../testing/confirmer';
import { describeConnector } from '../testing/connector-suite';
import { approvalTimeoutMs } from '../time-limit';
import { createArweaveApp } from './arweave-app-wallet';
import { arweaveApp } from './descriptor';
import { createSiteFake, siteNetwork } from './testing/fake-site';

let first: TestSigner;
let second: TestSigner;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

describeConnector(arweaveApp, async () => {
  const site = createSiteFake(first);
  const confirmer = makeTestConfirmer();
  return {
    connector: createArweaveApp({
      network: siteNetwork,
      appInfo: { name: 'Rainbow Rabbit', logo: 'logo' },
      confirmDispatch: confirmer.confirm,
    }),
    refuseConfirmation: confirmer.refuse,
    sent: confirmer.sent,
    declineNext: site.declineNext,
    switchAccount: async () => {
      site.switchTo(second);
      return second.address;
    },
    endConnection: site.end,
    vanishNext: () => {
      jest.useFakeTimers();
      site.isSilent = true;
      return () => jest.advanceTimersByTimeAsync(approvalTimeoutMs);
    },
    stop: () => {
      jest.useRealTimers();
      site.stop();
    },
  };
});
