import { expect, reloadPage, test } from './support';
import { cutAfterFirstPart } from './toolbox/cut-after-first-part';
import {
  carrots,
  chooseFile,
  connect,
  copied,
  fact,
  openTool,
  signUpload,
  threeParts,
  verdict,
} from './toolbox/tools';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an upload that the network cut goes on after a reload, without another signature', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await openTool(page, '?tool=upload');
  await connect(page);
  const { posted, mend } = await cutAfterFirstPart(page);
  await signUpload(page, carrots);
  await expect(verdict(page, '1 of 3 parts')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(verdict(page, 'Stopped')).toContainText('choose the same file again');
  const id = await copied(page, 'Id');

  await reloadPage(page);
  await mend();
  await expect(verdict(page, 'Not finished yet')).toContainText('carrots.txt');
  await chooseFile(page, { ...carrots, name: 'other.txt', buffer: Buffer.from('something else') });
  await page.getByRole('button', { name: 'See what it costs' }).click();
  await expect(verdict(page, 'Your balance is enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await chooseFile(page, carrots);
  await page.getByRole('button', { name: 'See what it costs' }).click();
  await expect(verdict(page, '1 of 3 parts')).toBeVisible();
  await page.getByRole('button', { name: 'Go on without signing again' }).click();
  await expect(verdict(page, 'It is with the gateway')).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(await copied(page, 'Id')).toBe(id);
  await expect(page.getByRole('link', { name: /Open it at the gateway/ })).toHaveAttribute(
    'href',
    new RegExp(`/${id}$`),
  );

  await page.getByRole('link', { name: 'Look it up' }).click();
  await expect(page).toHaveURL(new RegExp(`tool=lookup&id=${id}`));
  await expect(verdict(page, 'Verified: its owner signed exactly this under this id.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'text/plain' })).toBeVisible();
  expect(Buffer.from(await copied(page, 'Data')).equals(threeParts)).toBe(true);
  await page.getByRole('link', { name: /^Block \d+$/ }).click();
  await expect(page.getByRole('link', { name: id })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(fact(page, 'Last transaction')).toContainText(id);
  await page.getByRole('link', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Upload something else' }).click();
  await expect(verdict(page, 'Not finished yet')).toBeHidden();
});

test('an upload goes on at once on demand, or when the network is back', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await openTool(page, '?tool=upload');
  await connect(page);
  const { mend } = await cutAfterFirstPart(page);
  await page.clock.install();
  await signUpload(page, { ...carrots, buffer: Buffer.concat([threeParts, Buffer.from('again')]) });
  await expect(verdict(page, '1 of 3 parts')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(verdict(page, 'hasn’t answered for a while')).toBeVisible();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(verdict(page, 'hasn’t answered for a while')).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(verdict(page, 'hasn’t answered for a while')).toBeVisible();
  await mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(verdict(page, 'It is with the gateway')).toBeVisible();
});

test('an upload above the balance is not signed, and an upload without a file is not sent', async ({
  page,
}) => {
  await page.route('**/wallet/*/balance', (route) => route.fulfill({ body: '1' }));
  await openTool(page, '?tool=upload');
  await connect(page);
  const price = page.getByRole('button', { name: 'See what it costs' });
  await price.click();
  await expect(verdict(page, 'There is nothing here yet.')).toBeVisible();
  await chooseFile(page, { ...carrots, buffer: Buffer.alloc(11 * 1024 ** 2) });
  await price.click();
  await expect(verdict(page, 'This is too large: at most 10 MB.')).toBeVisible();
  await chooseFile(page, carrots);
  await page.getByRole('textbox', { name: 'Name of a silo (optional)' }).fill('no number');
  await price.click();
  await expect(verdict(page, 'a word and a number, such as bubble.7')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of a silo (optional)' }).fill('');
  await price.click();
  await expect(verdict(page, 'Your balance is too small')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign with QuickWallet' })).toBeHidden();
});

test('a page on the ledger is shown as text, and a silo only to who knows its name', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openTool(page, '?tool=upload');
  await connect(page);
  const html = '<svg onload="alert(1)"></svg><img src=x onerror="alert(2)"><script>alert(3)</script>';
  await signUpload(page, { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) });
  await page.getByRole('link', { name: 'Look it up' }).click();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).toHaveText(html);
  expect(dialogs).toEqual([]);

  await page.getByRole('link', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Upload something else' }).click();
  await page.getByRole('textbox', { name: 'Name of a silo (optional)' }).fill('carrot.3');
  const secret = {
    name: 'secret.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The key is under the oak'),
  };
  await signUpload(page, secret);
  await page.getByRole('link', { name: 'Look it up' }).click();
  await expect(verdict(page, 'Verified')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).not.toContainText('oak');

  await page.getByRole('link', { name: 'Lookup' }).click();
  await page.getByText('Open a silo instead').click();
  await page.getByRole('textbox', { name: 'Name of a silo', exact: true }).fill('carrot.4');
  await page.getByRole('button', { name: 'Open the silo' }).click();
  await expect(verdict(page, 'Nothing was found in this silo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of a silo', exact: true }).fill('carrot.3');
  await page.getByRole('button', { name: 'Open the silo' }).click();
  await expect(page.getByRole('region', { name: 'Data', exact: true })).toHaveText(
    'The key is under the oak',
  );
  expect(page.url()).not.toContain('carrot');
});
