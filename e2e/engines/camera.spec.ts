import { expect } from '@playwright/test';
import { create } from 'qrcode';
import { createTestPlayer } from '../support/test-player';
import { heading } from './engine-phone';
import { becomePlayer, openTab } from './player';
import { showCode } from './show-code';
import { test } from './test';

test('the engine’s own camera plays before the scanner, and the code of a rabbit that comes before it is collected', async ({
  phone,
  network,
  engine,
}) => {
  await becomePlayer(phone, 'Birch');
  // Stopping the mock camera of WebKit's locks the page up now and then.
  if (engine !== 'webkit') {
    await openTab(phone, 'Scan rabbit');
    await phone.see({ text: 'Looking for QR code...' });
    const time = () => phone.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await expect.poll(time).toBeGreaterThan(0);
    await openTab(phone, 'Leaderboard');
    await phone.see({ text: 'Birch' });
  }

  const beech = await createTestPlayer(network.url, { nickname: 'Beech' });
  const { size, data } = create(beech.linkAt(network.now(), network.url)).modules;
  await phone.evaluate(showCode, size, [...data]);
  await openTab(phone, 'Scan rabbit');
  await phone.see(heading('Collected!'));
});
