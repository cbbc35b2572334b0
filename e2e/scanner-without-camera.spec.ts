import { withBrowserArgs } from './game/browser-args';
import { becomePlayer, openTab, typeCode } from './game/phone-player';
import { createTestPlayer, expect } from './support';

// A phone with no camera at all.
const test = withBrowserArgs((args) => [
  ...args.filter((arg) => !arg.startsWith('--use-file-for-fake-video-capture')),
  '--use-fake-device-for-media-stream=device-count=0',
]);

test('without a camera the scan tab says so, and a typed code counts', async ({ page, localnet, axe }) => {
  const quince = await createTestPlayer(localnet.url, { nickname: 'Camless Quince' });
  await becomePlayer(page, 'Camless Rosemary');
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('No camera found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await axe();
  await typeCode(page, quince.linkAt(Date.now(), '').replace(/^.*\/r\//, ''));
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
});
