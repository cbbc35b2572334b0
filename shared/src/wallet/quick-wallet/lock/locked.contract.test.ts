import { describeConnector } from '../../testing/connector-suite';
import { recordKey } from '../account-record';
import { quickWallet } from '../descriptor';
import { changeInAnotherTab, makeTestAccount, type TestAccount } from '../testing/account';
import { makeTestAuthenticator } from './testing/authenticator';
import { openLockable, storedText } from './testing/lock';

let accounts: readonly [TestAccount, TestAccount];
let locked: readonly [string, string];
const authenticator = makeTestAuthenticator();

async function lockedText({ text }: TestAccount): Promise<string> {
  localStorage.setItem(recordKey, text);
  await openLockable(authenticator).lock.setPasskey();
  return storedText();
}

beforeAll(async () => {
  accounts = await Promise.all([makeTestAccount(), makeTestAccount()]);
  locked = [await lockedText(accounts[0]), await lockedText(accounts[1])];
});

const openLocked = async () => {
  localStorage.setItem(recordKey, locked[0]);
  const { wallet, user } = openLockable(authenticator);
  return {
    connector: wallet,
    declineNext: () => {
      user.answer = 'decline';
      user.meanwhile = () => {
        user.meanwhile = () => {
          user.answer = 'open';
        };
      };
    },
    switchAccount: async () => {
      changeInAnotherTab(locked[1]);
      return accounts[1].record.address;
    },
    endConnection: () => changeInAnotherTab(null),
    vanishNext: () => {
      user.meanwhile = () => changeInAnotherTab(null);
      return async () => undefined;
    },
    stop: () => localStorage.clear(),
  };
};

describeConnector(quickWallet, openLocked, 'locked by its user');
