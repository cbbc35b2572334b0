import type { Page } from '@playwright/test';
import { consoleParts } from '../../remotes/game/src/staff/session/console-paths';
import { contestParts } from '../../remotes/minibuild/src/staff/session/section-names.domain';
import { expect, messagesByLocale } from '../support';

/** Consoles: the area that has each, its path, and its parts with their sections. */
export const consoles = {
  event: { area: 'remotes/game', path: 'game', parts: consoleParts },
  contest: { area: 'remotes/minibuild', path: 'mini-build', parts: contestParts },
} as const;
export type ConsoleKind = keyof typeof consoles;
export type SectionOf<Kind extends ConsoleKind> = (typeof consoles)[Kind]['parts'][number][number];

/** Goes to a section in English: by the bar to the page of its part, and from there to what is below it. */
export async function goToSectionOf(page: Page, kind: ConsoleKind, name: string): Promise<void> {
  const { area, parts } = consoles[kind];
  const messages = new Map(messagesByLocale<Record<string, string>>(area, 'staff')).get('en') ?? {};
  const label = (section: string) => messages[`staff.section.${section}`] ?? '';
  const part = parts.find((sections) => sections.some((section) => label(section) === name));
  if (!part) throw new Error(`No section is called ${name}`);
  const heading = page.getByRole('heading', { name, exact: true, level: 2 });
  const first = label(part[0]);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: first, exact: true })
    .click();
  // Not a fold of the page before.
  await expect(page.getByRole('heading', { name: first, exact: true, level: 2 })).toBeVisible();
  if (name !== first) {
    const below = page.getByRole('link', { name, exact: true });
    const fold = page.getByText('By hand', { exact: true });
    await expect(below.or(fold).first()).toBeVisible();
    if (!(await below.isVisible())) await fold.click();
    await below.click();
  }
  await expect(heading).toBeVisible();
}
