import { forkLocalnet, test } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** `test` in a local network of each test's own, whose clock may go ahead and whose event may end. */
export const ownNetworkTest = test.extend<{ network: LocalnetUnderTest }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const network = await forkLocalnet();
      await use(network);
      await network.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ network }, use) => use(network.url),
});

/** Longer than slot, claim window and the client's own margins together. */
export const untilConfirmedMs = 180_000;
