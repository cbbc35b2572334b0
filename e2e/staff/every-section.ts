import type { Page } from '@playwright/test';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type en from '../../remotes/game/locales/staff/en.json';
import { sectionNames } from '../../remotes/game/src/staff/session/console-paths';
import { expect, messagesByLocale } from '../support';
import { consoleFaults, consoleSizes } from './console-faults';

/** The sections that the rest of a journey leaves to this check of colours and structure. */
type ToAnalyze = readonly (typeof sectionNames)[number][];

/**
 * Goes through all sections of an event's console in each language, on the narrowest screen and on a computer's, and
 * expects that nothing is wider than the screen and every text is there. Ends in English, at the size that it began with.
 * @param analyzed sections that axe sees too, in the language with the longest words
 */
export async function expectConsoleFits(
  page: Page,
  process: ProcessId,
  { analyzed, axe }: { analyzed: ToAnalyze; axe: () => Promise<void> },
): Promise<void> {
  const usual = page.viewportSize();
  const all = messagesByLocale<typeof en>('remotes/game', 'staff');
  const found: string[] = [];
  for (const [locale, messages] of all.toReversed()) {
    for (const section of sectionNames) {
      await page.evaluate(
        (hash) => location.replace(hash),
        `#/${locale}/_internal/game/${process}/${section}`,
      );
      const name = messages[`staff.section.${section}`];
      await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
      for (const size of consoleSizes) {
        await page.setViewportSize(size);
        found.push(
          ...(await consoleFaults(page)).map((fault) => `${locale} ${section} ${size.width}: ${fault}`),
        );
        if (locale === 'pl' && size === consoleSizes[0] && analyzed.includes(section)) await axe();
      }
    }
  }
  expect(found).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}
