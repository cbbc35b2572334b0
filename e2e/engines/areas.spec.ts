import { expect } from '@playwright/test';
import { button, heading } from './engine-phone';
import { test } from './test';

test('an area whose file is missing says so, and comes back in place when it is tried again', async ({
  phone,
  hall,
  problems,
}) => {
  problems.allow(/area\.js|404|Failed to load|Not loaded|already registered/);
  await phone.open('#/about');
  await phone.see(heading('About the game'));
  hall.lose(/areas\/social\/.*area\.js/);
  await phone.open('#/social');
  await phone.see({ text: 'could not be reached' });
  hall.repair();
  await phone.tap(button('Try again'));
  const title = () =>
    phone.evaluate(() => document.querySelector('[data-area="social"] h1')?.textContent ?? '');
  await expect.poll(title).not.toBe('');
});
