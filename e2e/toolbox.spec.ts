import { readFile } from 'node:fs/promises';
import { approve } from './game/phone-player';
import { expect, reloadPage, test } from './support';
import { connect, copied, fact, openTool, verdict } from './toolbox/tools';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the account shows who is connected, and its own place can be linked to', async ({ page }) => {
  await openTool(page);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  const address = await connect(page);
  await expect(fact(page, 'Address')).toContainText(address);
  await expect(page.getByText('10 AR')).toBeVisible();
  expect(await copied(page, 'Address')).toBe(address);
  expect(await copied(page, 'Public key')).toMatch(/^[\w-]{683}$/);
  await expect(page.getByText('SIGN_TRANSACTION')).toBeVisible();

  await page.getByRole('link', { name: 'Message' }).click();
  await expect(page).toHaveURL(/tool=message/);
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Message', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeHidden();
});

test('a message is signed and verified, and a changed one is rejected', async ({ page }) => {
  await openTool(page, '?tool=message');
  await connect(page);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('I am the White Rabbit 🐇');
  await page.getByRole('radio', { name: 'SHA-512' }).check();
  const sign = page.getByRole('button', { name: 'Sign with QuickWallet' });
  await sign.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined the request in your wallet.')).toBeVisible();
  await sign.click();
  await approve(page, 'Sign');
  const json = await copied(page, 'Signed message (JSON)');
  expect(JSON.parse(json)).toMatchObject({ message: 'I am the White Rabbit 🐇', hash: 'SHA-512' });

  await page.getByRole('button', { name: 'Verify this message' }).click();
  await expect(page).toHaveURL(/part=verify/);
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await verify.click();
  await expect(verdict(page, 'The signature is right')).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Signed message (JSON)' });
  await field.fill(json.replace('White', 'Black'));
  await expect(verdict(page, 'The signature is right')).toBeHidden();
  await verify.click();
  await expect(verdict(page, 'made over another message')).toBeVisible();
  await field.fill(json.replace('"signature"', '"signatur"'));
  await verify.click();
  await expect(verdict(page, 'The field “signature” is missing')).toBeVisible();
  await field.fill('I am no JSON');
  await verify.click();
  await expect(verdict(page, 'can’t be read as JSON')).toBeVisible();

  const { message, signature, publicKey } = JSON.parse(json);
  await page.getByRole('radio', { name: 'Its parts' }).check();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
  await page.getByRole('textbox', { name: 'Signature' }).fill(signature);
  await page.getByRole('textbox', { name: 'Public key' }).fill(publicKey);
  await verify.click();
  await expect(verdict(page, 'with another hash')).toBeVisible();
  await page.getByRole('radio', { name: 'SHA-512' }).check();
  await verify.click();
  await expect(verdict(page, 'The signature is right')).toBeVisible();
  await page.getByLabel('Address (optional)').fill('A'.repeat(43));
  await verify.click();
  await expect(verdict(page, 'belongs to another address')).toBeVisible();
});

test('a data item is built, saved, and inspected', async ({ page }) => {
  await openTool(page, '?tool=data-item');
  const address = await connect(page);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('{"rabbit":7}');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('Name of tag 1').fill('Action');
  await page.getByLabel('Value of tag 1').fill('<b>Scan</b>');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('button', { name: 'Remove tag 2' }).click();
  await expect(page.getByRole('button', { name: 'Add a tag' })).toBeFocused();
  await page.getByLabel('Target (optional)').fill('short');
  await page.getByLabel('Anchor (optional)').fill('also too short');
  const sign = page.getByRole('button', { name: 'Sign with QuickWallet' });
  await sign.click();
  await expect(page.getByText('The text is not valid base64url.')).toBeVisible();
  await page.getByLabel('Target (optional)').fill('too-short-ab');
  await sign.click();
  await expect(page.getByText('Target must be 32 bytes but was incorrectly')).toBeVisible();
  await page.getByLabel('Target (optional)').fill(address);
  await sign.click();
  await expect(page.getByText('Anchor must be 32 bytes')).toBeVisible();
  await page.getByLabel('Anchor (optional)').fill('0123456789abcdef0123456789abcdef');
  await sign.click();
  await approve(page, 'Send it');
  await expect(verdict(page, 'Signed')).toBeVisible();
  const id = await copied(page, 'Id');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${id}.bin`);
  const bytes = await readFile(await download.path());
  expect(bytes.toString('base64url')).toBe(await copied(page, 'Bytes'));

  await page.getByRole('button', { name: 'Inspect this item' }).click();
  const inspect = page.getByRole('button', { name: 'Inspect it' });
  await inspect.click();
  await expect(verdict(page, 'The signature is right')).toBeVisible();
  await expect(fact(page, 'Kind of signature')).toHaveText('arweave (1)');
  await expect(fact(page, 'Owner’s address')).toContainText(address);
  await expect(fact(page, 'Anchor')).toContainText('0123456789abcdef0123456789abcdef');
  await expect(page.getByRole('cell', { name: '<b>Scan</b>' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).toHaveText('{"rabbit":7}');
  await page.getByRole('radio', { name: 'hex' }).check();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).toHaveText(/^7b 22 72/);

  await page.getByRole('radio', { name: 'File' }).check();
  const file = page.getByLabel('File', { exact: true }).last();
  const asFile = (buffer: Buffer) => ({ name: 'item.bin', mimeType: 'application/octet-stream', buffer });
  const changed = Buffer.from(bytes);
  changed.writeUInt8(0x21, changed.length - 1);
  await file.setInputFiles(asFile(changed));
  await inspect.click();
  await expect(verdict(page, 'The signature is not right')).toBeVisible();
  await file.setInputFiles(asFile(Buffer.concat([Buffer.of(9, 0), bytes.subarray(2)])));
  await inspect.click();
  await expect(verdict(page, 'Unknown signature type: 9')).toBeVisible();
  await file.setInputFiles(asFile(bytes.subarray(0, 1000)));
  await inspect.click();
  await expect(verdict(page, 'The data item ends too early.')).toBeVisible();
  await file.setInputFiles(asFile(Buffer.alloc(7 * 1024 ** 2)));
  await inspect.click();
  await expect(verdict(page, 'This is too large: at most 6 MB.')).toBeVisible();
});

test('a lookup of something that the ledger lacks says so', async ({ page, problems }) => {
  problems.allow(/404/);
  await openTool(page, '?tool=lookup&id=carrot');
  await expect(page.getByRole('alert')).toContainText('This can’t be an id');
  const id = page.getByLabel('Id of a transaction or data item');
  await id.fill('A'.repeat(43));
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(verdict(page, 'The gateway has nothing under this id (TX_NOT_FOUND).')).toBeVisible();

  await page.getByRole('tab', { name: 'Block' }).click();
  await page.getByLabel('Height or hash of a block').fill('999999999');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(verdict(page, 'There is no such block, or not yet')).toBeVisible();

  await page.getByRole('tab', { name: 'Block' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Network' })).toBeFocused();
  await expect(page.getByText('rainbow-rabbit.localnet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Block' })).toHaveAttribute('aria-selected', 'true');
});

test('a data item of AO is looked up like a transaction', async ({ page, localnet }) => {
  const [event] = localnet.events;
  await openTool(page, `?tool=lookup&id=${event?.process}`);
  await expect(verdict(page, 'A data item')).toContainText('Verified');
  await expect(page.getByRole('cell', { name: 'Data-Protocol' })).toBeVisible();
  await expect(page.getByText(/^\d+ confirmations?$/)).toBeVisible();
});
