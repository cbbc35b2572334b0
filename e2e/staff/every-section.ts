import type { Page } from '@playwright/test';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { expect, messagesByLocale, partsBeyondScreen } from '../support';
import { type ConsoleKind, consoles, type SectionOf } from './consoles';

/** The looks in which a console is checked: the narrowest screen, the same with text of twice the size, and a computer's. */
const looks = [
  { width: 320, height: 568, text: '' },
  { width: 320, height: 568, text: '200%' },
  { width: 1440, height: 900, text: '' },
];

interface Checked<K extends ConsoleKind> {
  process: ProcessId;
  axe: () => Promise<void>;
  /** Sections that axe sees, too, on the narrowest screen in the language with the longest words. By default all. */
  analyzed?: readonly SectionOf<K>[];
}

/**
 * Goes through all sections of a console in each language and look, and expects that nothing is wider than the screen and
 * every text is there. Ends in English, at the size that it began with.
 */
export async function expectConsoleFits<K extends ConsoleKind>(
  page: Page,
  kind: K,
  { process, axe, analyzed }: Checked<K>,
): Promise<void> {
  const { area, path, parts } = consoles[kind];
  const sections: readonly string[] = parts.flat();
  const toAnalyze: readonly string[] = analyzed ?? sections;
  const usual = page.viewportSize();
  const ofConsoles = new Map(messagesByLocale<Record<string, string>>('parts', 'console'));
  const found: string[] = [];
  for (const [locale, messages] of messagesByLocale<Record<string, string>>(area, 'staff').toReversed()) {
    for (const section of sections) {
      await page.evaluate(
        (hash) => location.replace(hash),
        `#/${locale}/_internal/${path}/${process}/${section}`,
      );
      const name = messages[`staff.section.${section}`] as string;
      await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
      await expect(
        page.getByText(ofConsoles.get(locale)?.['list.loading'] as string, { exact: true }),
      ).toHaveCount(0);
      for (const look of looks) {
        await wear(page, look);
        found.push(
          ...(await faults(page)).map((fault) => `${locale} ${section} ${look.width} ${look.text}: ${fault}`),
        );
        if (locale === 'pl' && look === looks[0] && toAnalyze.includes(section)) await axe();
      }
    }
  }
  expect(found).toEqual([]);
  if (usual) await wear(page, { ...usual, text: '' });
}

async function wear(page: Page, { text, ...size }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, text);
}

/** Returns the faults of a console's page as it is now: what is wider than the screen, and keys of messages among its texts. */
async function faults(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(() => document.body.innerText.match(/\bstaff\.[a-z-]+[.\w-]*/g) ?? []);
  return [...(await partsBeyondScreen(page)), ...keys];
}
