import type { Page } from '@playwright/test';

/** Resolves after some frames of a page: a while, without a clock. */
export async function framesOf(page: Page, frames = 40): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    frames,
  );
}
