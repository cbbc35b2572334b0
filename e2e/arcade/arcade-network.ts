import type { Page } from '@playwright/test';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { test as base, expect, forkLocalnet, oncePerWorker, type WorkerEnd } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';
import { choose, connectedButton, openImport, press } from '../wallets/quick-wallet-popup';

const arcadeNetwork = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const network = await forkLocalnet(undefined, 'arcade');
  workerEnd.add(network.stop);
  return network;
});

/** Tests on one network with the arcade, whose owner is the operator. */
export const arcadeTest = base.extend<{ network: LocalnetUnderTest }>({
  network: [async ({ workerEnd }, use) => use(await arcadeNetwork({ workerEnd })), { timeout: 120_000 }],
  baseURL: async ({ network }, use) => use(network.url),
});

/** Connects a wallet by its keyfile. */
export async function connect(page: Page, keyfile: Keyfile): Promise<void> {
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
}
