import type { Page } from '@playwright/test';
import type organiserMessages from '../../remotes/games/locales/organiser/en.json';
import { expect, messagesByLocale } from '../support';
import { en } from './touch-player';

type Axe = (page: Page) => Promise<void>;

const organiser = new Map(messagesByLocale<typeof organiserMessages>('remotes/games', 'organiser')).get(
  'en',
) as typeof organiserMessages;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Looks at a game in practice: its page with its boards, its start, the game as it is played, and its pause. */
export async function checkGame(page: Page, axe: Axe): Promise<void> {
  await expect(page.getByRole('list', { name: en['city.singapore'] })).toBeVisible();
  await axe(page);
  await button(page, en['play.go']).click();
  await expect(button(page, en['play.start'])).toBeVisible();
  await axe(page);
  await button(page, en['play.start']).click();
  await expect(page.getByRole('application')).toBeFocused();
  await axe(page);
  await button(page, en['play.pause']).click();
  await expect(button(page, en['play.resume'])).toBeVisible();
  await axe(page);
}

/** Looks at every dialog of the staff on the page of a challenge that is open, and closes each. */
export async function checkStaffDialogs(page: Page, axe: Axe): Promise<void> {
  await page.getByText(organiser['organiser.runs']).click();
  const strikes = page.getByRole('button', { name: /^Strike it: the run of/ });
  await expect(strikes.first()).toBeVisible();
  await axe(page);
  const openers = ['change', 'end', 'hide', 'admission', 'people'] as const;
  for (const opener of [
    ...openers.map((name) => button(page, organiser[`organiser.${name}`])),
    strikes.first(),
  ])
    await checkDialog(page, axe, () => opener.click());
}

/** Looks at the form of a new challenge on the page of an arcade, with its faults. */
export async function checkNewChallenge(page: Page, axe: Axe): Promise<void> {
  await checkDialog(page, axe, async () => {
    await button(page, organiser['organiser.make']).click();
    await button(page, organiser['organiser.make-go']).click();
    await expect(page.getByText(organiser['organiser.slug-invalid'])).toBeVisible();
  });
}

async function checkDialog(page: Page, axe: Axe, open: () => Promise<void>): Promise<void> {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
