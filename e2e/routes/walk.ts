import type { Page } from '@playwright/test';

/** One way through the app: a path, and the page that must be there. */
export interface Step {
  path: string;
  /** `link`: the address changes, as by a link from outside; `click`: a link on the page is clicked. */
  by: 'link' | 'click';
  /** The document's title. */
  title: string;
  /** The layout around the page; `none` for the whole screen. */
  layout: string;
  /** The area that shows the page, unless the shell does. */
  area?: string;
}

/**
 * Goes each step within one document, which is what makes a thousand of them quick, and waits for its page.
 * @returns the steps whose page did not come, with what was there instead
 */
export function walk(page: Page, steps: readonly Step[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const mostMs = 10_000;
    const seen = () => {
      const layout = document.querySelector('[data-layout]')?.getAttribute('data-layout') ?? 'none';
      const area = document.querySelector('[data-area]')?.getAttribute('data-area') ?? undefined;
      const hasHeading = document.querySelector('main h1') !== null;
      return { title: document.title, layout, area, hasHeading };
    };
    const isThere = ({ title, layout, area }: Step) => {
      const now = seen();
      return now.title === title && now.layout === layout && now.area === area && now.hasHeading;
    };
    const arrive = (step: Step) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => look());
        const late = setTimeout(() => done(false), mostMs);
        const done = (isHere: boolean) => {
          observer.disconnect();
          clearTimeout(late);
          resolve(isHere);
        };
        const look = () => {
          if (isThere(step)) done(true);
        };
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      });
    const go = ({ path, by }: Step) => {
      if (by === 'link') window.location.hash = path;
      else {
        const link = document.createElement('a');
        link.href = `#${path}`;
        document.body.append(link);
        link.click();
        link.remove();
      }
    };
    const lost: string[] = [];
    for (const step of all) {
      go(step);
      if (!(await arrive(step)))
        lost.push(`${step.path} by ${step.by}: ${JSON.stringify(seen())} instead of ${JSON.stringify(step)}`);
    }
    return lost;
  }, steps);
}
