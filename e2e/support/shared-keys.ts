import { fileURLToPath } from 'node:url';
import { openKeyring } from '../../localnet/src/data/keyring';

/** Wallets that the runs share: making one takes half a second and more. */
export const sharedKeys = openKeyring(
  fileURLToPath(new URL('../../.cache/localnet-test-keys', import.meta.url)),
);
