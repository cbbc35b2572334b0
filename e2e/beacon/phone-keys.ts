import { fileURLToPath } from 'node:url';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { openKeyring } from '../../localnet/src/data/keyring';

const keyring = openKeyring(fileURLToPath(new URL('../../.cache/beacon-test-keys', import.meta.url)));

/** Keys of two accounts, made once on a machine: each takes a while. */
export async function phoneKeys(): Promise<readonly [Keyfile, Keyfile]> {
  return [await keyring.wallet('beacon-1'), await keyring.wallet('beacon-2')];
}

/** A third account. */
export const thirdPhoneKey = (): Promise<Keyfile> => keyring.wallet('beacon-3');
