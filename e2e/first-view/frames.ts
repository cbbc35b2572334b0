import type { Page } from '@playwright/test';

/** A frame of a page, as far as a page can be missing from it. */
interface Frame {
  /** Name of the area in the main part; empty for a page of the shell. */
  area: string;
  layout: string;
  /** Faults of the frame, such as `empty main`. */
  faults: string[];
}

declare global {
  /** Left by `watchFrames` for `framesOfWatch`: each frame that differs from the one before it. */
  var watchedFrames: Frame[] | undefined;
}

/**
 * Looks at every frame of a page from now on, until the page is loaded anew or watched anew. A frame is faulty when its main
 * part is empty or a skeleton, or when its header is missing or another one than before.
 */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    globalThis.watchedFrames = frames;
    let header: Element | null | undefined;
    const faultsIn = (root: HTMLElement | null) => {
      // Hidden text doesn't count.
      const isEmpty = !root?.querySelector<HTMLElement>('main')?.innerText.trim();
      const hasSkeleton = document.querySelector('.rr-skeleton') !== null;
      const headerNow = root?.querySelector('header');
      const mayLackHeader = root?.dataset.layout === 'none';
      if (!mayLackHeader) header ??= headerNow;
      const isOtherHeader = !mayLackHeader && (!headerNow || headerNow !== header);
      return [
        ...(isEmpty ? ['empty main'] : []),
        ...(hasSkeleton ? ['skeleton'] : []),
        ...(isOtherHeader ? ['another header'] : []),
      ];
    };
    const look = () => {
      if (globalThis.watchedFrames !== frames) return;
      const root = document.querySelector<HTMLElement>('[data-layout]');
      const area = document.querySelector<HTMLElement>('main [data-area]')?.dataset.area ?? '';
      const frame = { area, layout: root?.dataset.layout ?? '', faults: faultsIn(root) };
      if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Returns the frames of a watched page, each that differs from the one before it. */
export const framesOfWatch = (page: Page) => page.evaluate(() => globalThis.watchedFrames ?? []);
