import type { Page } from '@playwright/test';
import { expect } from '../support';

/** Begins on the welcome screen of a fresh phone, which makes a QuickWallet meanwhile; ends on the registration form. */
export async function makeWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('heading', { name: 'Become a rabbit' })).toBeVisible();
}

/** The answers on the wallet's sheets. */
export const answers = {
  joinFreely: 'Join, and scan freely until I close the app',
  joinAndAsk: 'Join, and ask me for each scan',
  collectFreely: 'Collect, and scan freely until I close the app',
  collectThis: 'Collect this one',
} as const;

/** Fills in the form and sends it, up to where the wallet asks. */
export async function sendForm(page: Page, nickname: string): Promise<void> {
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByLabel('Email').fill('player@example.org');
  await page.getByRole('button', { name: 'Join' }).click();
}

/** Fills in the form, sends it, and gives the wallet's answer. */
export async function fillIn(
  page: Page,
  nickname: string,
  answer: string = answers.joinFreely,
): Promise<void> {
  await sendForm(page, nickname);
  await approve(page, answer);
}

/** Approves on the wallet's sheet, by the button that names the act. */
export async function approve(page: Page, act: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
}

/** Notes the title of every dialog that the page opens from now on, on any screen and after any reload. */
export async function notedDialogs(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('noteDialog', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const open = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function showModal() {
      const { noteDialog } = window as typeof window & { noteDialog: (title: string) => void };
      noteDialog(this.querySelector('h2')?.textContent ?? '');
      open.call(this);
    };
  });
  return titles;
}

/** A fresh phone becomes a player; ends on the own rabbit. */
export async function becomePlayer(page: Page, nickname: string, answer?: string): Promise<void> {
  await page.goto('/#/rabbit/demo');
  await makeWallet(page);
  await fillIn(page, nickname, answer);
  await expect(ownCode(page)).toBeVisible();
}

/** The QR code on a player's own screen. */
export const ownCode = (page: Page) => page.getByRole('img', { name: 'QR code of your rabbit' });

export const openTab = (page: Page, name: 'My rabbit' | 'Scan rabbit' | 'Leaderboard') =>
  page.getByRole('tab', { name }).click();

/** Types a code on the scan tab, as players do whose camera is broken. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code below the QR');
  const ways = page.getByText('Other ways to scan');
  // Without a camera they are open from the start.
  await expect(ways).toBeVisible();
  if (!(await field.isVisible())) await ways.click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Use this code' }).click();
}

/** Longer than the pause between two readings of an event, by a phone or by the staff's console, however busy they are. */
export const newsWithinMs = 60_000;

/** A player's line on the leaderboard. */
export const rowOf = (page: Page, nickname: string) =>
  page.getByRole('listitem').filter({ hasText: nickname });

/** Returns the code alone, as it is shown below a rabbit's QR. */
export const codeIn = (link: string) => link.replace(/^.*\/r\//, '');

/**
 * Counts the taps on everything but text fields, where they belong to typing. To be called before the first page is opened.
 * @returns the number of taps until now
 */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('onTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = ({ target }: Event) => {
      const isTyping = target instanceof Element && target.closest('label, input') !== null;
      if (!isTyping) void Reflect.get(window, 'onTap')();
    };
    window.addEventListener('click', count, true);
  });
  return () => taps;
}
