import type { ApprovalAsk, Approve } from '../connector';
import { describeConnector } from '../testing/connector-suite';
import { recordKey } from './account-record';
import { quickWallet } from './descriptor';
import { createQuickWallet } from './quick-wallet';
import { changeInAnotherTab, makeTestAccount, type TestAccount } from './testing/account';

let accounts: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  accounts = await Promise.all([makeTestAccount(), makeTestAccount()]);
});

describeConnector(quickWallet, async () => {
  const [first, second] = accounts;
  localStorage.setItem(recordKey, first.text);
  let declines = 0;
  let whileAsking = (): void => undefined;
  let shown: ApprovalAsk | undefined;
  const approve: Approve = async (ask) => {
    shown = structuredClone(ask);
    whileAsking();
    return declines-- <= 0;
  };
  const connector = createQuickWallet({ approve, save: async () => undefined });
  return {
    connector,
    shown: () => shown,
    declineNext: () => {
      declines = 1;
    },
    switchAccount: async () => {
      changeInAnotherTab(second.text);
      return second.record.address;
    },
    endConnection: () => changeInAnotherTab(null),
    vanishNext: () => {
      whileAsking = () => changeInAnotherTab(null);
      return async () => undefined;
    },
    stop: () => localStorage.clear(),
  };
});
