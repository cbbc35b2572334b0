import { makeTestSigner, type TestSigner } from '../../arweave/test-signer';
import { describeConnector } from '../connector-suite';
import { approvalTimeoutMs } from '../time-limit';
import { createArweaveApp } from './arweave-app-wallet';
import { createSiteFake, siteUrl } from './site-fake';

let first: TestSigner;
let second: TestSigner;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

describeConnector('Arweave.app', async () => {
  const site = createSiteFake(first);
  return {
    connector: createArweaveApp({ url: siteUrl, appInfo: { name: 'Rainbow Rabbit', logo: 'logo' } }),
    lacks: ['data items of bytes', 'raw signatures'],
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
