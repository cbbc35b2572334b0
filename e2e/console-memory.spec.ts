import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import { drawKeysOf, eventContactKey, keyWordsOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { demoKeyWords, demoSecret } from '../localnet/src/seed/demo-key';
import { secretFileOf } from '../processes/sealing/client';
import { makeContest } from './contest/made-contest';
import { ownNetworkTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { heapText, secretsIn } from './leaks/heap-text';
import { act, dealRoles, openSection, saveEventFile, signIn } from './staff/console';
import { expect, sharedKeys } from './support';

/** Chooses a file by its path, so that its content is nowhere but in the file. */
const chooseFile = (page: Page, label: string, path: string) => page.getByLabel(label).setInputFiles(path);

test('the consoles leave nothing of a secret in memory, whatever was done with its file', async ({
  page,
  network,
}, info) => {
  const [demo] = network.events;
  if (!demo) throw new Error('The local network has no event');
  const secrets: Record<string, string> = {
    secret: toBase64Url(demoSecret),
    seed: toBase64Url((await drawKeysOf(demoSecret)).seed),
    contactKey: toBase64Url((await eventContactKey(demoSecret)).privateKey),
    words: demoKeyWords.join(' '),
  };
  const eventFile = info.outputPath('demo.event.json');
  await writeFile(eventFile, secretFileOf(demoSecret));
  const expectNothing = async () => expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);

  await signIn(page, await sharedKeys.wallet('operator'), demo.process);

  await test.step('choose the event file, and open the contacts', async () => {
    await openSection(page, 'Contacts');
    await chooseFile(page, 'Choose the event file', eventFile);
    await page.getByRole('button', { name: 'Open the addresses' }).click();
    await expect(page.getByText(/^\d+ contacts$/)).toBeVisible();
    await expectNothing();
  });

  await test.step('deal the roles, check the White Rabbit and draw again', async () => {
    await openSection(page, 'White Rabbit');
    await dealRoles(page);
    await page.getByRole('button', { name: 'Draw another White Rabbit' }).click();
    await approve(page, 'Upload');
    await act(page, { action: 'Deal' });
    await expect(page.getByText('Edition 2 is dealt.')).toBeVisible();
    await openSection(page, 'Today');
    await expectNothing();
  });

  await test.step('look at the words', async () => {
    await openSection(page, 'Question and key');
    const held = page.getByRole('button', { name: 'Press and hold to see the six words' });
    await held.focus();
    await page.keyboard.down('Space');
    await expect(page.getByText(demoKeyWords.join(' '))).toBeVisible();
    await page.keyboard.up('Space');
    await expect(held).toBeVisible();
    await openSection(page, 'Today');
    await expectNothing();
  });

  await test.step('think twice before the seed is opened', async () => {
    await page.getByRole('button', { name: 'Pause the game' }).click();
    await act(page, { action: 'Pause' });
    await page.getByRole('button', { name: 'End the game' }).click();
    await act(page, { action: 'End', reasoned: { reason: 'It is over', confirm: 'End the game' } });
    await expect(page.getByText('The game has ended.')).toBeVisible();
    await openSection(page, 'White Rabbit');
    await expect(page.getByRole('button', { name: 'Open the seed' })).toBeVisible();
    await expectNothing();
  });

  await test.step('open the contacts of a contest', async () => {
    const { process, secret } = await makeContest(network);
    secrets.contestSecret = toBase64Url(secret);
    secrets.contestKey = toBase64Url((await contestContactKey(secret)).privateKey);
    const file = info.outputPath('contest.json');
    await writeFile(file, secretFileOf(secret));
    await page.goto(`./#/_internal/mini-build/${process}/people`);
    await chooseFile(page, 'Choose the contest file', file);
    await page.getByRole('button', { name: 'Open the addresses' }).click();
    await expect(page.getByText(/^\d+ contacts$/)).toBeVisible();
    await expectNothing();
  });

  await test.step('make an event with its secret', async () => {
    await page.goto('./#/_internal/game');
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Orchard Fair');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await approve(page, 'Make');
    await expect(page.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
    const file = await (await saveEventFile(page)).path();
    secrets.newSecret = JSON.parse(await readFile(file, 'utf8')).secret;
    const bytes = fromBase64Url(secrets.newSecret ?? '');
    secrets.newSeed = toBase64Url((await drawKeysOf(bytes)).seed);
    secrets.newWords = (await keyWordsOf(bytes, 1)).join(' ');
    await expect(page.getByText(/^This device has the event’s secret/)).toBeVisible();
    await expectNothing();
  });

  await test.step('a text that is kept is found', async () => {
    await page.evaluate((kept) => Reflect.set(window, 'kept', { ...kept }), secrets);
    expect(secretsIn(await heapText(page), secrets)).toEqual(Object.keys(secrets));
  });
});
