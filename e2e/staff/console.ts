import type { Download, Page } from '@playwright/test';
import type { Keyfile, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type actMessages from '../../remotes/game/locales/acts/en.json';
import { approve } from '../game/phone-player';
import { expect, messagesByLocale } from '../support';
import { choose, connectedButton, openImport, press } from '../wallets/quick-wallet-popup';
import { goToSectionOf } from './consoles';

const acts = new Map(messagesByLocale<typeof actMessages>('remotes/game', 'acts')).get(
  'en',
) as typeof actMessages;

/** The actions of the staff that the wallet's sheet has words for. */
type StaffAction = keyof {
  [Key in keyof typeof actMessages as Key extends `desk.${infer Action}.act` ? Action : never]: true;
};

/** The sections of an event's console, as its navigation names them. */
export type Section =
  | 'Today'
  | 'Set-up'
  | 'Question and key'
  | 'White Rabbit'
  | 'Players'
  | 'Disputes'
  | 'Answers and prize'
  | 'Door'
  | 'Print'
  | 'Contacts'
  | 'What the staff did'
  | 'Staff and hand-over';

/** Signs in with the wallet of a staff member; ends in a section of an event's console. */
export async function signIn(page: Page, keyfile: Keyfile, process: ProcessId): Promise<void> {
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
  await page.goto(`./#/_internal/game/${process}/live`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

/** Opens the console with a QuickWallet that is made now, and signs in. */
export async function signInAnew(page: Page, path = './#/_internal/game'): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /QuickWallet/ })
    .click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
}

/** Goes to a section of an event's console. */
export const openSection = (page: Page, name: Section): Promise<void> => goToSectionOf(page, 'event', name);

/** Approves an act in the wallet, after its reason where the sheet for it is open. */
export async function act(
  page: Page,
  { action, reasoned }: { action: StaffAction; reasoned?: { reason: string; confirm: string } },
): Promise<void> {
  if (reasoned) {
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason').fill(reasoned.reason);
    await sheet.getByRole('button', { name: reasoned.confirm, exact: true }).click();
  }
  await approve(page, acts[`desk.${action}.act`]);
}

/** Presses a button that saves a file, and returns the file. */
export async function saved(page: Page, button: string): Promise<Download> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return await saving;
}

/** The button of the wallet's sheet that runs an event from a device, with no further question for acts of the day. */
export const runEvent = acts['run.act'];

/** Saves the file of a new event, which gets its draw and its key with it. Returns the file. */
export async function saveEventFile(page: Page, approval: string = acts['desk.Draw.act']): Promise<Download> {
  const file = await saved(page, 'Save the event file');
  await approve(page, approval);
  await expect(page.getByText('The event has its keys. Keep the event file safe.')).toBeVisible();
  return file;
}

/** Seals and deals the roles with the event's secret, and checks the White Rabbit. */
export async function dealRoles(page: Page, { isRun = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Seal the envelopes' }).click();
  if (!isRun) {
    await approve(page, 'Upload');
    await act(page, { action: 'Deal' });
  }
  await expect(page.getByText('Edition 1 is dealt.')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^The White Rabbit has not answered the card yet/)).toBeVisible();
}
