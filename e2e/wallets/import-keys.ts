import { fileURLToPath } from 'node:url';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { openKeyring } from '../../localnet/src/data/keyring';

/** Keys of two accounts that are imported and play in no other journey, made once on a machine: each takes a while. */
export async function importKeys(): Promise<readonly [Keyfile, Keyfile]> {
  const keyring = openKeyring(fileURLToPath(new URL('../../.cache/import-test-keys', import.meta.url)));
  return [await keyring.wallet('import-1'), await keyring.wallet('import-2')];
}
