import { withBrowserArgs } from './game/browser-args';
import { becomePlayer, openTab } from './game/phone-player';
import { expect } from './support';

// A player who refuses the camera when the browser asks.
const test = withBrowserArgs((args) => [...args, '--use-fake-ui-for-media-stream=deny']);

test('a refused camera is explained, and the other ways are there', async ({ page, axe }) => {
  await becomePlayer(page, 'Refused Sorrel');
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('The camera is blocked for this page.')).toBeVisible();
  await expect(page.getByText(/allow the camera/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a photo' })).toBeVisible();
  await expect(page.getByLabel('Code below the QR')).toBeVisible();
  await axe();
});
