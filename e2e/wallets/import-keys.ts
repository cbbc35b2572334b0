import { fileURLToPath } from 'node:url';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { openKeyring } from '../../localnet/src/data/keyring';

const open = () => openKeyring(fileURLToPath(new URL('../../.cache/import-test-keys', import.meta.url)));

/** Keys of two accounts that are imported and play in no other journey, made once on a machine: each takes a while. */
export async function importKeys(): Promise<readonly [Keyfile, Keyfile]> {
  const keyring = open();
  return [await keyring.wallet('import-1'), await keyring.wallet('import-2')];
}

/** A key like these, of the one journey that looks for it in memory: it plays, too, and an account joins an event once. */
export const memoryKey = (): Promise<Keyfile> => open().wallet('memory');
