import type { BrowserContext } from '@playwright/test';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { handOutKeys, keysInOrder } from '../../tools/jest/testing/prepared-keys.cjs';

/** Returns a wallet's key that this worker has not had yet. */
export const nextKeyfile: () => Keyfile = keysInOrder();

/** The name under which a page reaches the keys, until its own code runs. */
const binding = 'rainbowRabbitNextKey';

/** Gives the pages that a context opens from now on prepared keys for their wallets, each key once. */
export async function prepareKeys(context: BrowserContext): Promise<void> {
  await context.exposeBinding(binding, nextKeyfile);
  await context.addInitScript(`{
    const next = globalThis.${binding};
    delete globalThis.${binding};
    const { subtle } = globalThis.crypto;
    if (subtle) (${handOutKeys})(subtle, () => next());
  }`);
}
