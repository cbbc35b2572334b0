import { fileURLToPath } from 'node:url';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { openKeyring } from '../../localnet/src/data/keyring';

/** Keys of two accounts, made once on a machine: each takes a while. */
export async function phoneKeys(): Promise<readonly [Keyfile, Keyfile]> {
  const keyring = openKeyring(fileURLToPath(new URL('../../.cache/beacon-test-keys', import.meta.url)));
  return [await keyring.wallet('beacon-1'), await keyring.wallet('beacon-2')];
}
