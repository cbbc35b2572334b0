import { expect } from '@playwright/test';
import { codeIn } from '../game/phone-player';
import { createTestPlayer } from '../support/test-player';
import { button, heading } from './engine-phone';
import { becomePlayer, ownCode, typeCode } from './player';
import { test } from './test';

/** Runs in a page: returns the paths of the files that its service worker keeps. */
async function keptPaths(): Promise<string[]> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(stores.map((store) => store.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

test('without network the own rabbit is there, and what was scanned meanwhile counts once it is back', async ({
  phone,
  hall,
  network,
  problems,
}) => {
  problems.allow(/ERR_|NetworkError|Failed to load|Load failed|Not loaded|WebSocket|connect|access control/i);
  await becomePlayer(phone, 'Cedar');
  const ofGame = [/game\/.*area\.js$/, /decode-worker\.js$/, /\.wasm$/].map((end) =>
    expect.stringMatching(end),
  );
  const needed = ['/', '/areas.json', '/network.json', ...ofGame];
  await expect.poll(() => phone.evaluate(keptPaths)).toEqual(expect.arrayContaining(needed));
  const clover = await createTestPlayer(network.url, { nickname: 'Clover' });
  await hall.goAway();
  await phone.reload();
  await phone.see(ownCode);
  await typeCode(phone, codeIn(clover.linkAt(network.now(), '')));
  // A load of the page ends what was approved ahead.
  await phone.tap(button('Collect this one', 'dialog'));
  await phone.see({ text: 'Kept, will be sent' });
  await hall.comeBack();
  await expect
    .poll(async () => (await phone.isSeen(heading('Collected!'))) || phone.isSeen({ text: 'It counted' }))
    .toBe(true);
});
