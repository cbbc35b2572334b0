import type { LendKeyfile } from '../keyfile';
import { createAccountStorage } from './account-storage';
import { createAccountOpener } from './lock/account-opener';
import { createAuthenticator } from './lock/authenticator';

/** Lends the key of this browser's account, to hand it to another device of its user. */
export const lendKeyfile: LendKeyfile = (unlock, use) => {
  const openAccount = createAccountOpener({
    storage: createAccountStorage(() => localStorage),
    authenticator: createAuthenticator(),
    unlock,
  });
  return openAccount('hand-over', ({ record: { address }, keyfile }) => use({ address, keyfile }));
};
