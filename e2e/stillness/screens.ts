import type { Page } from '@playwright/test';

/** A screen that must rest when nobody touches it. */
export interface RestingScreen {
  name: string;
  /** Brings a fresh page to the screen; resolves once the screen is there. */
  open(page: Page): Promise<unknown>;
}

const at = (path: string): RestingScreen => ({
  name: path,
  async open(page) {
    await page.goto(`/#${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** Every screen whose rest is measured. An area adds its own here. */
export const restingScreens: readonly RestingScreen[] = [
  {
    name: 'front page',
    async open(page) {
      await page.goto('/');
      await page.getByText('Live now').waitFor();
    },
  },
  at('/about'),
  at('/terms'),
  at('/privacy'),
  at('/_internal/login'),
  at('/no/such/page'),
];
