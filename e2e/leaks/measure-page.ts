import type { CDPSession, Page } from '@playwright/test';

/** The contents of a page at rest, after its garbage was collected. */
export interface PageContents {
  /** Listeners of window, document and the like, and work that hasn't ended, by name. */
  counts: Readonly<Record<string, number>>;
  /** Nodes, those out of the document too. */
  nodes: number;
  /** Listeners of everything. */
  listeners: number;
  heapBytes: number;
  /** Styles of the shell's own elements, as the browser computed them. */
  styles: Readonly<Record<string, string>>;
}

/** Objects that outlive every page of the app. */
const longLived = [
  'window',
  'document',
  'document.documentElement',
  'document.body',
  'window.visualViewport',
  'navigator.serviceWorker',
  'navigator.connection',
  'screen.orientation',
];

async function listenersOf(session: CDPSession): Promise<string[]> {
  const names = longLived.map(async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: 'leaks' });
    if (!result.objectId) return [];
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    return listeners.map(({ type }) => `${type} of ${expression}`);
  });
  const all = (await Promise.all(names)).flat();
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'leaks' });
  return all;
}

const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelectorAll(':root, body, header, header *, footer, footer *');
    const entries = [...own].map((element, at) => {
      const style = getComputedStyle(element);
      const text = [...style]
        .map((property) => `${property}: ${style.getPropertyValue(property)}`)
        .join('; ');
      // A drawing that was mounted anew names its parts anew.
      const stable = text.replaceAll(/url\("#[^"]*"\)/g, 'url(#)');
      return [`${at} ${element.localName}.${element.getAttribute('class') ?? ''}`, stable] as const;
    });
    return Object.fromEntries(entries);
  });

/** Measures what a page holds. It must have been opened with `watchWork`. */
export async function measurePage(page: Page): Promise<PageContents> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const work: string[] = await page.evaluate(() => Reflect.get(globalThis, 'unfinishedWork')());
  const names = [...work, ...(await listenersOf(session))];
  await session.detach();
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return {
    counts,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heapBytes: valueOf('JSHeapUsedSize'),
    styles: await stylesOf(page),
  };
}

/** Growth that is no leak: what the browser and the libraries keep of the page that was shown last. */
const allowance = { nodes: 60, listeners: 30, heapBytes: 1_500_000 };

/** Lists what a page has more than before, and the styles of the shell that differ. */
export function leaksBetween(before: PageContents, after: PageContents): string[] {
  const counts = Object.entries(after.counts)
    .map(([name, count]) => [name, count - (before.counts[name] ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .map(([name, more]) => `${more} more: ${name}`);
  const sizes = (['nodes', 'listeners', 'heapBytes'] as const)
    .map((name) => [name, after[name] - before[name]] as const)
    .filter(([name, more]) => !(more <= allowance[name]))
    .map(([name, more]) => `${more} more ${name}`);
  const elements = new Set([...Object.keys(before.styles), ...Object.keys(after.styles)]);
  const styles = [...elements]
    .filter((element) => before.styles[element] !== after.styles[element])
    .map((element) => {
      const known = before.styles[element]?.split('; ') ?? [];
      const changed = after.styles[element]?.split('; ').find((style) => !known.includes(style));
      return `other styles: ${element} ${changed ?? 'is gone'}`;
    });
  return [...counts, ...sizes, ...styles];
}
