import type { BrowserContext } from '@playwright/test';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { handOutKeys, keyOfNumber } from '../../tools/jest/testing/prepared-keys.cjs';

let handedOut = 0;

/** Returns a wallet's key that this worker has not had yet. */
export function nextKeyfile(): Keyfile {
  handedOut += 1;
  return keyOfNumber(handedOut - 1);
}

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
