import { expect } from '@playwright/test';
import { button, field } from './engine-phone';
import { makeWallet } from './player';
import { savedFile } from './saved-file';
import { test } from './test';

const passphrase = 'correct horse battery staple';

test('a wallet is locked by a passphrase, opens to nobody else, and gives its keyfile', async ({ phone }) => {
  await phone.open('#/about');
  await makeWallet(phone);
  await phone.tap({ role: 'button', name: { pattern: '^Connected wallet' } });
  await phone.tap({ text: 'Protect this wallet', within: 'dialog' });
  await phone.tap(button('Set a passphrase', 'dialog'));
  await phone.tap({ role: 'checkbox', name: { pattern: 'Go on without the keyfile' }, within: 'dialog' });
  await phone.fill(field('New passphrase', 'dialog'), passphrase);
  await phone.fill(field('Repeat the passphrase', 'dialog'), passphrase);
  await phone.tap(button('Protect the wallet', 'dialog'));
  await phone.see({ text: 'Locked: it asks for you before it signs.' });

  await phone.tap(button('Download QuickWallet Keyfile', 'dialog'));
  await phone.fill(field('Passphrase', 'dialog'), 'not the right one');
  await phone.tap(button('Unlock', 'dialog'));
  await phone.see({ text: 'not the passphrase of this wallet' });
  expect(savedKey(phone.downloads)).toBeUndefined();
  await phone.fill(field('Passphrase', 'dialog'), passphrase);
  await phone.tap(button('Unlock', 'dialog'));
  await expect.poll(() => savedKey(phone.downloads)).toMatchObject({ kty: 'RSA', e: 'AQAB' });
  await phone.tap(button('I have it', 'dialog'));
  await phone.seeNo(button('I have it', 'dialog'));
});

/** Returns the key in the file that the browser saved, once it is whole. */
function savedKey(folder: string): unknown {
  const file = savedFile(folder, /^quick-wallet.*\.json$/);
  try {
    return file && JSON.parse(file.toString());
  } catch {
    return undefined; // It is still being written.
  }
}
