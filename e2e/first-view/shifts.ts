import type { Page } from '@playwright/test';

/** One layout shift, as browsers report it (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Element | null }[];
}

declare global {
  /** Left by `measureShifts` for `shiftsOf`. */
  var layoutShifts: string[] | undefined;
}

/** Notes every layout shift of a page from its next navigation on. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    globalThis.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`);
        shifts.push(`${entry.value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts that were noted, each with what moved. */
export const shiftsOf = (page: Page) => page.evaluate(() => globalThis.layoutShifts ?? ['not measured']);
