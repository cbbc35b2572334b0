import type { Page } from '@playwright/test';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type en from '../../remotes/minibuild/locales/staff/en.json';
import { contestSectionNames } from '../../remotes/minibuild/src/staff/session/domain/section-names';
import { expect, messagesByLocale } from '../support';

/** Presses the button of the wallet's sheet that approves, whatever it is called there. */
export async function approveAsked(page: Page): Promise<void> {
  const sheet = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Decline', exact: true }) });
  await sheet.getByRole('button').last().click();
}

/** Gives the reason of the act that the open sheet asks for, sends it, and approves it in the wallet. */
export async function actOn(page: Page, reason: string, confirm: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: confirm, exact: true }).click();
  await approveAsked(page);
}

/** Goes to a section by the phone's menu of sections, or by the navigation beside. */
export async function goToSection(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Sections' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
}

/** The narrowest screen, and a computer's. */
const sizes = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];

/**
 * Goes through all sections of a contest's console in each language, on the narrowest screen and on a computer's, and expects
 * that nothing is wider than the screen, every text is there, and axe finds nothing, in the language with the longest words. Ends in English.
 */
export async function expectContestConsoleFits(
  page: Page,
  process: ProcessId,
  axe: () => Promise<void>,
): Promise<void> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const [locale, messages] of messagesByLocale<typeof en>('remotes/minibuild', 'staff').toReversed()) {
    for (const section of contestSectionNames) {
      await page.evaluate(
        (hash) => location.replace(hash),
        `#/${locale}/_internal/mini-build/${process}/${section}`,
      );
      const name = messages[`staff.section.${section}`];
      await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
      await expect(page.getByText(messages['staff.loading'])).toHaveCount(0);
      for (const size of sizes) {
        await page.setViewportSize(size);
        found.push(...(await faultsOf(page)).map((fault) => `${locale} ${section} ${size.width}: ${fault}`));
        if (locale === 'pl' && size === sizes[0]) await axe();
      }
    }
  }
  expect(found).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}

/** Returns the faults of the page as it is now: its width beyond the screen's, and keys of messages among its texts. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const keys = document.body.innerText.match(/\bstaff\.[a-z-]+[.\w-]*/g) ?? [];
    return [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...keys];
  });
