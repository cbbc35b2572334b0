import { fileURLToPath } from 'node:url';
import { openKeyring } from '../data/keyring';

/** Keys for tests are made once on a machine: each takes half a second or more. */
export const testKeys = fileURLToPath(new URL('../../../.cache/localnet-test-keys', import.meta.url));

export const testKeyring = openKeyring(testKeys);
