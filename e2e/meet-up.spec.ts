import type { Page } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { attendancePoints, readBoard, saveMeetUp } from '@rainbow-rabbit/processes/community/client';
import { ownCommunityTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { expect, reloadPage, sharedKeys } from './support';
import {
  choose,
  connectedButton,
  openImport,
  popup,
  press,
  storedAddress,
} from './wallets/quick-wallet-popup';

const hourMs = 3_600_000;

/** Time after which the claims of a code that was shown just now have ended. */
const claimsEndedMs = 4 * 60_000;

/** Longer than the pause of a device at the door between two disclosures, and of a page between two readings. */
const settledWithinMs = 120_000;

const doorCode = (page: Page) => page.getByRole('img', { name: 'QR code of the door' });

test('a guest says that they come, checks in with the camera, stands on the board, and gets a keepsake', async ({
  network,
  openPhone,
  camera,
  axe,
}) => {
  const keyfile = await sharedKeys.wallet('operator');
  const { ao, signer } = await createActor(network.url, keyfile);
  const { community: process } = await (await fetch(new URL('network.json', network.url))).json();
  const community = { ao, process };
  const title = 'Rabbits by the river';
  const id = await saveMeetUp(
    community,
    {
      city: 'lisbon',
      title,
      text: 'We walk along the river, and nobody is late.',
      startsAt: network.now() + hourMs,
      minutes: 120,
      zone: 'Europe/Lisbon',
      place: 'Ribeira das Naus',
      capacity: 20,
    },
    { signer },
  );
  const card = new URL(`#/social/lisbon?meetup=${id}`, network.url).href;

  const guest = await openPhone();
  await guest.goto(card);
  await expect(guest.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await guest.getByRole('button', { name: 'Connect a wallet' }).click();
  await popup(guest).getByRole('button', { name: 'QuickWallet (Recommended)' }).click();
  await guest.getByRole('button', { name: 'I’m coming' }).click();
  await approve(guest, 'Send my answer');
  await expect(guest.getByText('You have a place')).toBeVisible();
  const opened = guest.getByRole('article').filter({ has: guest.getByRole('heading', { level: 2 }) });
  await expect(opened.getByText('1 coming, room for 20')).toBeVisible();
  await axe(guest);

  const organiser = await openPhone();
  await openImport(organiser);
  await choose(organiser, keyfile);
  await press(organiser, 'Use this wallet');
  await expect(connectedButton(organiser)).toBeVisible();
  await organiser.goto(card);
  await organiser.getByRole('button', { name: 'Open the door' }).click();
  await approve(organiser, 'Open the door');
  await expect(doorCode(organiser)).toBeVisible();
  await axe(organiser);

  await camera.show(await doorCode(organiser).screenshot());
  // The card hears of the door at its next reading.
  await guest.getByRole('button', { name: 'Check in' }).click({ timeout: settledWithinMs });
  await approve(guest, 'Check in');
  await expect(guest.getByText('You are checked in')).toBeVisible();

  // A reload keeps the door, and it discloses what it has shown.
  await reloadPage(organiser);
  await expect(organiser.getByRole('button', { name: 'Show the code' })).toBeVisible();
  await network.advance(claimsEndedMs);
  await expect(guest.getByText('You were here')).toBeVisible({ timeout: settledWithinMs });
  await expect(guest.getByText(`${attendancePoints} points`)).toBeVisible();
  await axe(guest);
  const address = await storedAddress(guest);
  const { rows } = await readBoard(community, { id: 'city-lisbon', list: 'others', offset: 0, limit: 50 });
  expect(rows).toContainEqual(expect.objectContaining({ address, points: attendancePoints }));

  // Once it is over, the community makes a keepsake for whoever was there and asks
  await network.advance(3 * hourMs);
  await guest.getByRole('button', { name: 'Get it: I was there' }).click({ timeout: settledWithinMs });
  await approve(guest, 'Get the keepsake');
  const keepsake = guest.getByRole('listitem').filter({ hasText: 'I was there' }).locator('img');
  await expect(keepsake).toBeVisible({ timeout: settledWithinMs });
  await keepsake.scrollIntoViewIfNeeded();
  await expect
    .poll(() => keepsake.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await axe(guest);
});
