import type { Route } from '@playwright/test';
import { walkBy } from '../bench/scanner/walk-by';
import { listenToDecoding, textsRead, tracksRunning, watchTracks } from './game/decoding';
import { becomePlayer, openTab } from './game/phone-player';
import { choosePhoto, photoOf } from './game/photo';
import { createTestPlayer, expect, pictureOfText, test } from './support';

// Files of the app are replaced on their way here, and a service worker would fetch them past this test.
test.use({ serviceWorkers: 'block' });

test('the worker reads the code of every rabbit that walks past the camera in a loop', async ({
  page,
  camera,
}) => {
  const size = { width: 360, height: 480 };
  const { texts, pictures } = walkBy({ ...size, seed: 11, rabbits: 3, framesEach: 18, framesBetween: 4 });
  const frames = [...pictures].map(({ width, height, data }) => ({ width, height, luma: data }));
  await camera.show(frames, { ...size, framesEach: 1, share: 1 });
  await listenToDecoding(page);
  await becomePlayer(page, 'Scanner Juniper');
  await openTab(page, 'Scan rabbit');
  // Each rabbit passes until the poll ends, about six times: bench/scanner-camera rates single passes.
  await expect.poll(async () => [...new Set(await textsRead(page))].sort()).toEqual([...texts].sort());
});

test('a code at the edge of the camera’s visible picture, beyond its middle square, is read', async ({
  page,
  camera,
}) => {
  const text = 'https://example.org/menu';
  const [code, view] = [pictureOfText(text, 5), { width: 360, height: 640 }];
  const luma = new Uint8Array(view.width * view.height).fill(200);
  // The square ends at row 500, the visible part at row 545.
  for (let y = 0; y < code.height; y++)
    luma.set(code.luma.subarray(y * code.width, (y + 1) * code.width), (375 + y) * view.width + 100);
  await camera.show([{ ...view, luma }], { ...view, framesEach: 1, share: 1 });
  await becomePlayer(page, 'Scanner Larkspur');
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
});

test('worker and WebAssembly come from the area’s own folder, before a registered player opens the scanner', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const decoding = () => files.filter((file) => /decode-worker|\.wasm$/.test(file));
  await page.goto('/');
  expect(decoding()).toEqual([]);
  await becomePlayer(page, 'Scanner Kale');
  await expect
    .poll(decoding)
    .toEqual([
      expect.stringMatching(/\/areas\/game\/[^/]+\/decode-worker\.js$/),
      expect.stringMatching(/\/areas\/game\/[^/]+\/static\/wasm\/.*\.wasm$/),
    ]);
});

test('the camera runs on the scan tab only', async ({ page }) => {
  await watchTracks(page);
  await becomePlayer(page, 'Scanner Lavender');
  expect(await tracksRunning(page)).toBe(0);
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  expect(await tracksRunning(page)).toBe(1);
  await openTab(page, 'Leaderboard');
  await expect.poll(() => tracksRunning(page)).toBe(0);
});

/** Answers with the file and one byte more, which does no harm where nothing compares it. */
async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: Buffer.concat([await response.body(), Buffer.from('\n')]) });
}

const faults = [
  { how: 'missing', fault: (route: Route) => route.abort() },
  { how: 'altered', fault: alter },
];

for (const { how, fault } of faults) {
  test(`with ${how} WebAssembly the small decoder reads alone`, async ({ page, camera, problems }) => {
    problems.allow(/\.wasm/);
    await page.route('**/*.wasm', fault);
    await camera.showText('https://example.org/menu');
    await becomePlayer(page, `Scanner Mallow ${how}`);
    await openTab(page, 'Scan rabbit');
    await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test(`with a worker that is ${how} html5-qrcode reads the camera`, async ({ page, camera, problems }) => {
    problems.allow(/decode-worker/);
    await page.route('**/decode-worker.js', fault);
    await camera.showText('https://example.org/menu');
    await becomePlayer(page, `Scanner Nettle ${how}`);
    await openTab(page, 'Scan rabbit');
    await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
    expect(page.workers()).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('a photo of a rabbit counts like the rabbit itself', async ({ page, localnet }) => {
  const orchid = await createTestPlayer(localnet.url, { nickname: 'Scanner Orchid' });
  await becomePlayer(page, 'Scanner Oleander');
  await openTab(page, 'Scan rabbit');
  await page.getByText('Other ways to scan').click();
  await choosePhoto(page, photoOf(orchid.linkAt(Date.now(), 'https://rr.example/')));
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
});

test('a small code in a photo of 13 megapixels is found', async ({ page }) => {
  await becomePlayer(page, 'Scanner Olive');
  await openTab(page, 'Scan rabbit');
  await page.getByText('Other ways to scan').click();
  await choosePhoto(page, photoOf('https://example.org/menu', { size: [4200, 3150], modulePx: 3 }));
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
});

test('a photo without a code and a file that is no photo get different messages', async ({ page }) => {
  await becomePlayer(page, 'Scanner Poppy');
  await openTab(page, 'Scan rabbit');
  await page.getByText('Other ways to scan').click();
  await choosePhoto(page, photoOf(undefined));
  await expect(page.getByText('No QR code found in this photo.')).toBeVisible();
  await choosePhoto(page, Buffer.from('no picture at all'));
  await expect(page.getByText('This file is not a photo that can be read.')).toBeVisible();
});
