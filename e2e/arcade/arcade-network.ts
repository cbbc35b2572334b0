import type { Page } from '@playwright/test';
import { type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { demoTickets } from '../../localnet/src/seed/demo-tickets';
import { approve } from '../game/phone-player';
import { test as base, expect, forkLocalnet, oncePerWorker, type WorkerEnd } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';
import { choose, connectedButton, openImport, press } from '../wallets/quick-wallet-popup';
import { en } from './touch-player';

const arcadeNetwork = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const network = await forkLocalnet({ also: ['arcade'] });
  workerEnd.add(network.stop);
  return network;
});

/** Tests on one network with the arcade, whose owner is the operator. */
export const arcadeTest = base.extend<{ network: LocalnetUnderTest }>({
  network: [async ({ workerEnd }, use) => use(await arcadeNetwork({ workerEnd })), { timeout: 300_000 }],
  baseURL: async ({ network }, use) => use(network.url),
});

/** Opens a page of the arcade by the link of one of its tickets, and uses it. */
export async function enterArcade(page: Page, path: string, index: number): Promise<void> {
  const { processes } = await (await page.request.get('./network.json')).json();
  const ticket = demoTickets(processes.arcade).tickets[index] as Ticket;
  await page.goto(`./#${path}?t=${ticketText(ticket)}`);
  await page.getByRole('button', { name: en['admission.use-ticket'] }).click();
  await approve(page, 'Ask for it');
  await expect(page.getByText(en['admission.entered'])).toBeVisible();
}

/** Connects a wallet by its keyfile. */
export async function connect(page: Page, keyfile: Keyfile): Promise<void> {
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
}
