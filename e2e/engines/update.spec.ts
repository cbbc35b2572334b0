import { expect } from '@playwright/test';
import { button, heading } from './engine-phone';
import { test } from './test';

const newer = '00000000000000b2';

/** Runs in a page: its clock goes ahead, and its owner looks at it again. */
function comeBackLater(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a newer build is offered to a page that is an hour old', async ({ phone, hall }) => {
  await phone.open('#/about');
  await phone.see(heading('About the game'));
  const hasCaretaker = () =>
    phone.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
    );
  await expect.poll(hasCaretaker).toBe(true);
  hall.lose(/builds\/latest\.json/, JSON.stringify({ id: newer, timestamp: 0, prerendered: [] }));
  await phone.evaluate(comeBackLater, 3_600_001);
  await phone.tap(button('Later'));
});
