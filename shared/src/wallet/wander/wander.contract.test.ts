import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { makeTestConfirmer } from '../testing/confirmer';
import { describeConnector } from '../testing/connector-suite';
import { approvalTimeoutMs } from '../time-limit';
import { wander } from './descriptor';
import { createInjectedFake } from './testing/fake-injected-wallet';
import { createWander } from './wander-wallet';

let first: TestSigner;
let second: TestSigner;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

describeConnector(wander, async () => {
  const fake = createInjectedFake(first);
  const { wallet } = fake;
  const confirmer = makeTestConfirmer();
  return {
    connector: createWander({
      appInfo: { name: 'Rainbow Rabbit' },
      detect: async () => wallet,
      confirmDispatch: confirmer.confirm,
    }),
    refuseConfirmation: confirmer.refuse,
    sent: confirmer.sent,
    declineNext: fake.declineNext,
    switchAccount: async () => {
      fake.switchTo(second);
      return second.address;
    },
    endConnection: async () => {
      fake.end();
      await nextTurn();
    },
    vanishNext: () => {
      jest.useFakeTimers();
      wallet.signDataItem = () => new Promise(() => undefined);
      return () => jest.advanceTimersByTimeAsync(approvalTimeoutMs);
    },
    stop: () => {
      jest.useRealTimers();
    },
  };
});
