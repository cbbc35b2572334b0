import type { Keyfile } from '../../../../arweave';
import { AppError } from '../../../../errors';
import type { Unlock, UnlockPurpose } from '../../../wallet-lock';
import { type AccountRecord, recordKey } from '../../account-record';
import { createQuickWallet } from '../../quick-wallet';
import { makeTestAuthenticator, type TestAuthenticator } from './authenticator';

export const testPassphrase = 'seven colours of a rainbow';

/** A user who unlocks when asked, by what the test lets them know. */
export interface TestUser {
  unlock: Unlock;
  /** The requests to them: the purpose and the offered ways. */
  asked: string[];
  /** Their answer to a request. Default: the passphrase if there is one, else the passkey. */
  answer: 'open' | 'passkey' | 'decline';
  passphrase: string;
  /** Happens while they are asked. */
  meanwhile: () => void | Promise<void>;
}

function makeTestUser(): TestUser {
  const describe = (purpose: UnlockPurpose, ways: readonly (string | false)[]) =>
    `${purpose} by ${ways.filter(Boolean).join(' or ')}`;
  const user: TestUser = {
    asked: [],
    answer: 'open',
    passphrase: testPassphrase,
    meanwhile: () => undefined,
    unlock: async ({ purpose, passphrase, passkey }) => {
      user.asked.push(
        describe(purpose, [passphrase !== undefined && 'passphrase', passkey !== undefined && 'passkey']),
      );
      await user.meanwhile();
      if (user.answer === 'decline') throw declined();
      if (passphrase && user.answer === 'open') return passphrase(user.passphrase);
      if (passkey) return passkey(new AbortController().signal);
      throw declined();
    },
  };
  return user;
}

const declined = () => new AppError('wallet.declined');

/** A QuickWallet whose account can be locked, with its user and their passkeys. */
export function openLockable(authenticator: TestAuthenticator = makeTestAuthenticator()) {
  const user = makeTestUser();
  const saved: Keyfile[] = [];
  const save = async (keyfile: Keyfile) => {
    saved.push({ ...keyfile });
  };
  const wallet = createQuickWallet({ approve: async () => true, unlock: user.unlock, authenticator, save });
  const { lock } = wallet;
  if (!lock) throw new Error('QuickWallet has a lock');
  return { wallet, lock, saved, user, authenticator };
}

export const storedText = () => localStorage.getItem(recordKey) ?? '';

/** The stored record, parsed without validation. */
export const storedRecord = (): AccountRecord => JSON.parse(storedText());
