import type { Page } from '@playwright/test';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type en from '../../remotes/minibuild/locales/staff/en.json';
import { contestSectionNames } from '../../remotes/minibuild/src/staff/session/section-names.domain';
import { consoleFaults, consoleSizes } from '../staff/console-faults';
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
      for (const size of consoleSizes) {
        await page.setViewportSize(size);
        found.push(
          ...(await consoleFaults(page)).map((fault) => `${locale} ${section} ${size.width}: ${fault}`),
        );
        if (locale === 'pl' && size === consoleSizes[0]) await axe();
      }
    }
  }
  expect(found).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}
