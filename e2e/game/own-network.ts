import { forkLocalnet, test } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** @param also seeds the communities as well */
const testInOwnNetwork = (...also: readonly 'communities'[]) =>
  test.extend<{ network: LocalnetUnderTest }>({
    network: [
      async ({ aoMode }, use) => {
        const network = await forkLocalnet({ also, ao: aoMode });
        await use(network);
        await network.stop();
      },
      { timeout: 300_000 },
    ],
    baseURL: async ({ network }, use) => use(network.url),
    // The network outlives the phones, which go on reading it until they are closed.
    // biome-ignore lint/correctness/noUnusedFunctionParameters: naming `network` sets the order.
    openPhone: async ({ network, openPhone }, use) => use(openPhone),
  });

/** `test` in a local network of each test's own, whose clock may go ahead and whose event may end. */
export const ownNetworkTest = testInOwnNetwork();

/** `ownNetworkTest` with the seeded communities. */
export const ownCommunityTest = testInOwnNetwork('communities');

/** Longer than slot, claim window and the client's own margins together. */
export const untilConfirmedMs = 180_000;
