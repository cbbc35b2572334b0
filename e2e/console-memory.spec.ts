import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { demoDraw, demoKeyWords } from '../localnet/src/seed/demo-key';
import { makeContest } from './contest/made-contest';
import { ownNetworkTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { heapText, secretsIn } from './leaks/heap-text';
import { act, dealRoles, openSection, saved, signIn } from './staff/console';
import { expect, sharedKeys } from './support';

/** Characters of a P-256 key as PKCS #8 before its secret number: the same in every key. */
const pkcs8Start = 48;

/** Types as a keyboard does: the test's own script in the page gets nothing of the text. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.insertText(text);
}

/** Chooses a file by its path, so that its content is nowhere but in the file. */
const chooseFile = (page: Page, label: string, path: string) => page.getByLabel(label).setInputFiles(path);

test('the consoles leave nothing of a secret in memory, whatever was done with its file', async ({
  page,
  network,
}, info) => {
  const [demo] = network.events;
  if (!demo) throw new Error('The local network has no event');
  const contactJwk = await sharedKeys.contactKey('demo');
  const secrets: Record<string, string> = {
    contactKey: contactJwk.d ?? '',
    seed: toBase64Url(demoDraw.seed),
    words: demoKeyWords.join(' '),
  };
  const contactFile = info.outputPath('contact-key.json');
  await writeFile(contactFile, JSON.stringify(contactJwk));
  const seedFile = info.outputPath('draw.json');
  await writeFile(seedFile, JSON.stringify({ seed: secrets.seed }));
  const expectNothing = async () => expect.soft(secretsIn(await heapText(page), secrets)).toEqual([]);

  await signIn(page, await sharedKeys.wallet('operator'), demo.process);

  await test.step('open the contacts', async () => {
    await openSection(page, 'Contacts');
    await chooseFile(page, 'Choose the contact key’s file', contactFile);
    await expect(page.getByText(/^\d+ contacts$/)).toBeVisible();
    await expectNothing();
  });

  await test.step('deal the roles, check the White Rabbit and draw again', async () => {
    await openSection(page, 'White Rabbit');
    await chooseFile(page, 'Choose the seed’s file', seedFile);
    await type(page, 'Type the six words', demoKeyWords.join(' '));
    await dealRoles(page);
    await saved(page, 'Draw another White Rabbit and save the file');
    await expect(page.getByText(/^The new file is saved/)).toBeVisible();
    await openSection(page, 'Live');
    await expectNothing();
  });

  await test.step('think twice before the seed is opened', async () => {
    await openSection(page, 'Event and phases');
    await page.getByRole('button', { name: 'End the game' }).click();
    await act(page, { action: 'End', reasoned: { reason: 'It is over', confirm: 'End the game' } });
    await expect(page.getByText('The game has ended.')).toBeVisible();
    await openSection(page, 'White Rabbit');
    await chooseFile(page, 'Choose the seed’s file', seedFile);
    await expect(page.getByRole('button', { name: 'Open the seed' })).toBeVisible();
    await expectNothing();
  });

  await test.step('open the contacts of a contest', async () => {
    const { process, contactKey } = await makeContest(network);
    const jwk = await crypto.subtle.exportKey('jwk', contactKey);
    secrets.contestKey = jwk.d ?? '';
    const file = info.outputPath('contest-key.json');
    await writeFile(file, JSON.stringify(jwk));
    await page.goto(`./#/_internal/mini-build/${process}/people`);
    await chooseFile(page, 'Choose the contact key’s file', file);
    await expect(page.getByText(/^\d+ addresses$/)).toBeVisible();
    await expectNothing();
  });

  await test.step('make an event with a contact key, a key and a draw', async () => {
    await page.goto('./#/_internal/game');
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Name of the event').fill('Orchard Fair');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await approve(page, 'Make');
    await approve(page, 'Load');
    await expect(page.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();

    const newKey = await (await saved(page, 'Make the key and save its file')).path();
    secrets.newContactKey = JSON.parse(await readFile(newKey, 'utf8')).privateKey.slice(pkcs8Start);
    await chooseFile(page, 'Choose the saved file', newKey);
    await expect(page.getByRole('button', { name: 'Use this key' })).toBeVisible();
    await expectNothing();
    await page.getByRole('button', { name: 'Use this key' }).click();
    await act(page, { action: 'Configure' });
    await expect(page.getByText('The event has its contact key.')).toBeVisible();

    await openSection(page, 'Question and key');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const words = (await page.getByRole('main').locator('li[translate=no]').allTextContents()).join(' ');
    secrets.newWords = words;
    await saved(page, 'Save as a file');
    await page.getByRole('button', { name: 'I have written them down' }).click();
    await type(page, 'Type the six words', words);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await openSection(page, 'White Rabbit');
    await expectNothing();

    const newSeed = await (await saved(page, 'Make the seed and save its file')).path();
    secrets.newSeed = JSON.parse(await readFile(newSeed, 'utf8')).seed;
    await chooseFile(page, 'Choose the seed’s file', newSeed);
    await expect(page.getByRole('button', { name: 'Commit to the draw' })).toBeVisible();
    await expectNothing();
    await page.getByRole('button', { name: 'Commit to the draw' }).click();
    await act(page, { action: 'Draw' });
    await expect(page.getByText('Keep the seed’s file until the event is over.')).toBeVisible();
    await expectNothing();
  });

  await test.step('a text that is kept is found', async () => {
    await page.evaluate((kept) => Reflect.set(window, 'kept', { ...kept }), secrets);
    expect(secretsIn(await heapText(page), secrets)).toEqual(Object.keys(secrets));
  });
});
