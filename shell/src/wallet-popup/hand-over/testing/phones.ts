import type { Address, Keyfile } from '@rainbow-rabbit/shared/arweave';
import { type Deferred, deferred } from '@rainbow-rabbit/shared/waiting';
import type { WalletKey } from '@rainbow-rabbit/shared/wallet';
import { giveWallet } from '../give-wallet';
import { takeWallet } from '../take-wallet';
import type { HostileBroker } from './hostile-broker';

export const address = 'A'.repeat(43) as Address;
export const keyfile = { kty: 'RSA', e: 'AQAB', n: 'modulus', d: 'the secret'.repeat(200) } as Keyfile;

/** One end with its person, who looks at the digits and decides when the test says so. */
interface End<T> {
  digits: Promise<string>;
  agree: () => void;
  stop: () => void;
  outcome: Promise<T>;
}

function person() {
  const digits = deferred<string>();
  const agreed = deferred<void>();
  const stop = new AbortController();
  return {
    digits: digits.promise,
    agree: agreed.resolve,
    stop: () => stop.abort(new Error('stopped by its person')),
    signal: stop.signal,
    look: (shown: string) => {
      digits.resolve(shown);
      return agreed.promise;
    },
  };
}

const quiet = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

interface Giving extends End<void> {
  code: Promise<string>;
  lent: () => number;
  /** Resolves once the key is asked for, with the promise of its sending. */
  lending: Promise<{ sent: Promise<void> }>;
}

/** A phone that gives its wallet. @param lock is waited for before the key is lent */
export function give(broker: HostileBroker, lock: Promise<void> = Promise.resolve()): Giving {
  const { look, signal, ...who } = person();
  const code: Deferred<string> = deferred();
  const lending: Deferred<{ sent: Promise<void> }> = deferred();
  let lent = 0;
  const outcome = quiet(
    giveWallet({
      openLink: broker.open,
      address,
      onCode: code.resolve,
      agree: look,
      lend: async (use) => {
        lent += 1;
        const sent = quiet(lock.then(() => use({ address, keyfile: { ...keyfile } })));
        lending.resolve({ sent });
        await sent;
      },
      signal,
    }),
  );
  return { ...who, outcome, code: code.promise, lent: () => lent, lending: lending.promise };
}

/** Reads a key as that of an address. */
export const readAs =
  (read: Address) =>
  async (text: string): Promise<WalletKey> => ({ address: read, keyfile: JSON.parse(text) });

/** A phone that takes a wallet. */
export function take(broker: HostileBroker, code: string, read = readAs(address)): End<WalletKey> {
  const { look, signal, ...who } = person();
  const outcome = quiet(takeWallet({ openLink: broker.open, code, agree: look, read, signal }));
  return { ...who, outcome };
}
